/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { Bucket, S3Endpoint, S3Key, StorageUser } from '../responseSchemas/storage.js';

/** Get a bucket. */
export const getBucket: Operation<'getBucket'> = {
  id: 'getBucket',
  method: 'GET',
  path: '/storage/bucket',
  query: ['name'],
  failure: 'getBucket',
  response: Bucket,
};

/** List the buckets. */
export const listBuckets: Operation<'listBuckets'> = {
  id: 'listBuckets',
  method: 'GET',
  path: '/storage/bucket/list',
  response: ['list', Bucket],
};

/** Get the user of the object storage. */
export const getStorageUser: Operation<'getStorageUser'> = {
  id: 'getStorageUser',
  method: 'GET',
  path: '/storage/user',
  failure: 'getStorageUser',
  response: StorageUser,
};

/** List the access keys. */
export const listS3Keys: Operation<'listS3Keys'> = {
  id: 'listS3Keys',
  method: 'GET',
  path: '/storage/user/keys',
  secret: true,
  response: ['list', S3Key],
};

/** Get the address of the S3 API. */
export const getS3Endpoint: Operation<'getS3Endpoint'> = {
  id: 'getS3Endpoint',
  method: 'GET',
  path: '/storage/api/s3',
  response: S3Endpoint,
};

/** Create a bucket. */
export const createBucket: Operation<'createBucket'> = {
  id: 'createBucket',
  method: 'PUT',
  path: '/storage/bucket',
  body: ['name', 'billing_account_id'],
  failure: 'createResource',
  affects: [['listBuckets'], ['getBucket'], ['listEvents'], ['listUsage']],
  idempotent: true,
  creates: listBuckets,
  response: Bucket,
};

/** Move a bucket to another billing account. */
export const updateBucket: Operation<'updateBucket'> = {
  id: 'updateBucket',
  method: 'PATCH',
  path: '/storage/bucket',
  body: ['name', 'billing_account_id'],
  failure: 'performAction',
  affects: [['listBuckets'], ['getBucket'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listBuckets, id: 'name' },
  response: Bucket,
};

/** Delete a bucket with its objects. */
export const deleteBucket: Operation<'deleteBucket'> = {
  id: 'deleteBucket',
  method: 'DELETE',
  path: '/storage/bucket',
  body: ['name'],
  failure: 'performAction',
  affects: [['listBuckets'], ['getBucket'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listBuckets, id: 'name' },
  deletes: true,
};

/** Set the web origins that may use a bucket. */
export const setBucketCors: Operation<'setBucketCors'> = {
  id: 'setBucketCors',
  method: 'PUT',
  path: '/storage/bucket/cors',
  body: ['name', 'allowed_origins'],
  failure: 'performAction',
  affects: [['listBuckets'], ['getBucket'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listBuckets, id: 'name' },
};

/** Create an access key. */
export const createS3Key: Operation<'createS3Key'> = {
  id: 'createS3Key',
  method: 'POST',
  path: '/storage/user/keys',
  failure: 'createResource',
  affects: [['listS3Keys']],
  idempotent: false,
  creates: listS3Keys,
  secret: true,
  response: S3Key,
};

/** Delete an access key. */
export const deleteS3Key: Operation<'deleteS3Key'> = {
  id: 'deleteS3Key',
  method: 'DELETE',
  path: '/storage/user/keys',
  body: ['accessKey'],
  failure: 'performAction',
  affects: [['listS3Keys']],
  idempotent: true,
  row: { list: listS3Keys, id: 'accessKey' },
  deletes: true,
};
