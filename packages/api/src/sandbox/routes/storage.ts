import { checkBucketName } from '../../domain/bucketName.js';
import { checkCorsOrigin, corsOriginOf } from '../../domain/corsOrigins.js';
import { canCreateBucket } from '../../domain/storage.js';
import type { Bucket, StorageUser } from '../../generated/types.js';
import { issues } from '../../generated/texts.js';
import { timestamp } from '../clock.js';
import type { HandlersOf } from '../http/handlers.js';
import { refuseConflict, refuseMissing } from '../http/refusal.js';
import { accountFor, assertAllowed, assertValid } from '../rules/assertions.js';
import { logBucket } from '../rules/log.js';
import type { State } from '../state/state.js';
import { addS3Key, type BucketRecord, bucketRecordOf, bucketUsage, s3Region } from '../state/storage.js';
import { ownerOfBucket } from '../state/tenants.js';

/** Names that customers of the storage have whom the sandbox knows nothing else of. */
const takenByOthers: ReadonlySet<string> = new Set(['backup', 'backups', 'data', 'images', 'media', 'static', 'test']);

function answered(bucket: BucketRecord): Bucket {
  const { objects: _objects, generated: _generated, uploads: _uploads, ...facts } = bucket;
  return { ...facts, ...bucketUsage(bucket) };
}

function bucketOf({ storage }: State, name: string): BucketRecord {
  return bucketRecordOf(storage, name) ?? refuseMissing('Bucket');
}

function userOf({ storage }: State): StorageUser & { maxBuckets: number } {
  const { id, display_name, max_buckets } = storage.user;
  const all = Object.values(storage.buckets);
  return {
    userId: id,
    displayName: display_name,
    maxBuckets: max_buckets,
    suspended: all.length > 0 && all.every(({ is_suspended }) => is_suspended),
  };
}

/** Buckets and S3 keys (specification: infrastructure, section 7). The S3 API itself is served apart. */
export const storage: HandlersOf<'storage'> = {
  getBucket: ({ state, query }) => answered(bucketOf(state, query.name)),

  createBucket(call) {
    const { body, state, now } = call;
    assertValid('name', checkBucketName(body.name));
    const account = accountFor(state, body.billing_account_id);
    if (takenByOthers.has(body.name) || ownerOfBucket(state, body.name)) {
      return refuseConflict(issues['bucket-name-taken']);
    }
    assertAllowed(canCreateBucket(userOf(state), Object.keys(state.storage.buckets).length));
    const bucket: BucketRecord = {
      name: body.name,
      owner: state.storage.user.id,
      billing_account_id: account.id,
      is_suspended: false,
      allowed_origins: [],
      created_at: timestamp(now),
      objects: [],
    };
    state.storage.buckets[bucket.name] = bucket;
    logBucket(call, bucket.name);
    return answered(bucket);
  },

  /** A bucket that was suspended because of its account is served again once one in good standing pays for it. */
  updateBucket(call) {
    const { body, state } = call;
    const bucket = bucketOf(state, body.name);
    const account = accountFor(state, body.billing_account_id);
    bucket.billing_account_id = account.id;
    bucket.is_suspended = false;
    logBucket(call, bucket.name);
    return answered(bucket);
  },

  /** Its objects go with it: the control API is asked by somebody who was told so; S3's own DeleteBucket is stricter. */
  deleteBucket(call) {
    const { name } = bucketOf(call.state, call.body.name);
    delete call.state.storage.buckets[name];
    logBucket(call, name);
  },

  listBuckets: ({ state }) => Object.values(state.storage.buckets).map(answered),

  setBucketCors(call) {
    const { body, state } = call;
    const bucket = bucketOf(state, body.name);
    for (const [at, origin] of body.allowed_origins.entries()) {
      assertValid(`allowed_origins.${at}`, checkCorsOrigin(origin, body.allowed_origins.slice(0, at)));
    }
    bucket.allowed_origins = body.allowed_origins.map(corsOriginOf);
    logBucket(call, bucket.name);
  },

  getStorageUser: ({ state }) => userOf(state),

  listS3Keys: ({ state }) => state.storage.keys,

  createS3Key: ({ state }) => addS3Key(state.storage, state),

  deleteS3Key({ state, body }) {
    const { keys } = state.storage;
    const at = keys.findIndex(({ accessKey }) => accessKey === body.accessKey);
    if (at < 0) refuseMissing('S3 key');
    keys.splice(at, 1);
  },

  getS3Endpoint: ({ s3Url }) => ({ url: s3Url, region: s3Region }),
};
