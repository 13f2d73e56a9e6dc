/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Shape } from '../../client/shape.js';

export const Bucket: Shape = {
  'name!': 'string',
  size_bytes: 'number',
  num_objects: 'number',
  owner: 'string',
  is_suspended: 'boolean',
  billing_account_id: 'number',
  'allowed_origins?': ['list', 'string'],
  'created_at?': 'timestamp',
};

export const StorageUser: Shape = {
  'userId?': 'string',
  'displayName?': 'string',
  'maxBuckets?': 'number',
  'suspended?': 'boolean',
};

export const S3Key: Shape = {
  userId: 'string',
  'accessKey!': 'string',
  secretKey: 'string',
};

export const S3Endpoint: Shape = {
  url: 'string',
  'region?': 'string',
};
