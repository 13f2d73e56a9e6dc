import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** Buckets and S3 keys (specification: infrastructure, section 7): not built yet. */
export const storage: HandlersOf<'storage'> = {
  getBucket: notBuilt,
  createBucket: notBuilt,
  updateBucket: notBuilt,
  deleteBucket: notBuilt,
  listBuckets: notBuilt,
  setBucketCors: notBuilt,
  getStorageUser: notBuilt,
  listS3Keys: notBuilt,
  createS3Key: notBuilt,
  deleteS3Key: notBuilt,
  getS3Endpoint: notBuilt,
};
