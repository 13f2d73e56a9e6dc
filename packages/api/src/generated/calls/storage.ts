/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { Bucket, S3Endpoint, S3Key, StorageUser } from '../answers/storage.js';

/** Get a bucket. */
export const getBucket: Call<'getBucket'> = {
  id: 'getBucket',
  method: 'GET',
  path: '/storage/bucket',
  query: ['name'],
  failure: 'getBucket',
  answer: Bucket,
};

/** List the buckets. */
export const listBuckets: Call<'listBuckets'> = {
  id: 'listBuckets',
  method: 'GET',
  path: '/storage/bucket/list',
  answer: ['list', Bucket],
};

/** Get the user of the object storage. */
export const getStorageUser: Call<'getStorageUser'> = {
  id: 'getStorageUser',
  method: 'GET',
  path: '/storage/user',
  failure: 'getStorageUser',
  answer: StorageUser,
};

/** List the access keys. */
export const listS3Keys: Call<'listS3Keys'> = {
  id: 'listS3Keys',
  method: 'GET',
  path: '/storage/user/keys',
  secret: true,
  answer: ['list', S3Key],
};

/** Get the address of the S3 API. */
export const getS3Endpoint: Call<'getS3Endpoint'> = {
  id: 'getS3Endpoint',
  method: 'GET',
  path: '/storage/api/s3',
  answer: S3Endpoint,
};

/** Create a bucket. */
export const createBucket: Call<'createBucket'> = {
  id: 'createBucket',
  method: 'PUT',
  path: '/storage/bucket',
  body: ['name', 'billing_account_id'],
  failure: 'createResource',
  affects: [['listBuckets'], ['getBucket'], ['listEvents']],
  idempotent: true,
  creates: listBuckets,
  answer: Bucket,
};

/** Move a bucket to another billing account. */
export const updateBucket: Call<'updateBucket'> = {
  id: 'updateBucket',
  method: 'PATCH',
  path: '/storage/bucket',
  body: ['name', 'billing_account_id'],
  failure: 'performAction',
  affects: [['listBuckets'], ['getBucket'], ['listEvents']],
  idempotent: true,
  row: { list: listBuckets, id: 'name' },
  answer: Bucket,
};

/** Delete a bucket with its objects. */
export const deleteBucket: Call<'deleteBucket'> = {
  id: 'deleteBucket',
  method: 'DELETE',
  path: '/storage/bucket',
  body: ['name'],
  failure: 'performAction',
  affects: [['listBuckets'], ['getBucket'], ['listEvents']],
  idempotent: true,
  row: { list: listBuckets, id: 'name' },
  deletes: true,
};

/** Set the web origins that may use a bucket. */
export const setBucketCors: Call<'setBucketCors'> = {
  id: 'setBucketCors',
  method: 'PUT',
  path: '/storage/bucket/cors',
  body: ['name', 'allowed_origins'],
  failure: 'performAction',
  affects: [['listBuckets'], ['getBucket'], ['listEvents']],
  idempotent: true,
  row: { list: listBuckets, id: 'name' },
};

/** Create an access key. */
export const createS3Key: Call<'createS3Key'> = {
  id: 'createS3Key',
  method: 'POST',
  path: '/storage/user/keys',
  failure: 'createResource',
  affects: [['listS3Keys']],
  idempotent: false,
  creates: listS3Keys,
  secret: true,
  answer: S3Key,
};

/** Delete an access key. */
export const deleteS3Key: Call<'deleteS3Key'> = {
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
