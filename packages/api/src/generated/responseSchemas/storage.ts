/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const Bucket: Schema = {
  'name!': 'string',
  size_bytes: 'number',
  num_objects: 'number',
  owner: 'string',
  is_suspended: 'boolean',
  billing_account_id: 'number',
  'allowed_origins?': ['list', 'string'],
  'created_at?': 'timestamp',
};

export const StorageUser: Schema = {
  'userId?': 'string',
  'displayName?': 'string',
  'maxBuckets?': 'number',
  'suspended?': 'boolean',
};

export const S3Key: Schema = {
  userId: 'string',
  'accessKey!': 'string',
  secretKey: 'string',
};

export const S3Endpoint: Schema = {
  url: 'string',
  'region?': 'string',
};
