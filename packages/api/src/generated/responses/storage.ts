/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as storage from '../schemas/storage.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /storage/bucket': { operationId: 'getBucket', schema: storage.zGetBucketResponse },
  'PUT /storage/bucket': { operationId: 'createBucket', schema: storage.zCreateBucketResponse },
  'PATCH /storage/bucket': { operationId: 'updateBucket', schema: storage.zUpdateBucketResponse },
  'GET /storage/bucket/list': { operationId: 'listBuckets', schema: storage.zListBucketsResponse },
  'GET /storage/user': { operationId: 'getStorageUser', schema: storage.zGetStorageUserResponse },
  'GET /storage/user/keys': { operationId: 'listS3Keys', schema: storage.zListS3KeysResponse },
  'POST /storage/user/keys': { operationId: 'createS3Key', schema: storage.zCreateS3KeyResponse },
  'GET /storage/api/s3': { operationId: 'getS3Endpoint', schema: storage.zGetS3EndpointResponse },
} as const;
