import { takeFault, NetworkFault } from '../http/faults.js';
import type { SandboxRuntime } from '../http/runtime.js';
import { delay } from '../http/latency.js';
import { bucketRecordOf, type BucketRecord, type StorageState } from '../state/storage.js';
import { ownerOfBucket, statesOfAll } from '../state/tenants.js';
import { answerBucket } from './buckets.js';
import { createContentStore } from './contentStore.js';
import { preflight, withCors } from './cors.js';
import { answerObject } from './objectRequests.js';
import { refusalResponse, refuse, S3Refusal, type S3RefusalCode } from './refusal.js';
import { bodyOf, locationStateOf } from './request.js';
import { checkSignature } from './signature.js';

/** Refused before the bucket is looked at, and so without its CORS, as Ceph does: a page sees a failed connection. */
const withoutCors: ReadonlySet<S3RefusalCode> = new Set([
  'InvalidAccessKeyId',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]);

const hasKey = ({ keys }: StorageState, accessKey: string): boolean => keys.some((one) => one.accessKey === accessKey);

/** The S3 API of a sandbox: its buckets and keys are those of all its customers, and each key opens its customer's buckets. */
export function createS3Server(runtime: SandboxRuntime) {
  const contents = createContentStore(() => runtime.now());

  /** What goes wrong by order: its path is `/s3/bucket/key`. */
  async function meetFault(request: Request, path: string): Promise<Response | undefined> {
    const fault = await runtime.transaction(() => {
      const met = takeFault(runtime.state(), { operationId: undefined, method: request.method, path: `/s3${path}` });
      if (met?.times !== undefined) runtime.stateChanged();
      return met;
    });
    const { latency } = runtime.state();
    await delay(fault?.latency_ms ?? runtime.latency.beforeCall(latency, request.method), request.signal);
    if (!fault) return undefined;
    if (fault.network) throw new NetworkFault();
    if (fault.status === undefined && fault.body === undefined) return undefined;
    if (fault.body === undefined) throw new S3Refusal(fault.status === 403 ? 'AccessDenied' : 'InternalError');
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
    return new Response(text, { status: fault.status ?? 200 });
  }

  async function respond(
    request: Request,
    url: URL,
    bucketAndKey: { bucketName: string; key: string },
  ): Promise<Response> {
    const bucketRecord = (): BucketRecord | undefined => {
      const { bucketName } = bucketAndKey;
      const owner = ownerOfBucket(runtime.state(), bucketName);
      return owner && bucketRecordOf(owner.storage, bucketName);
    };
    if (request.method === 'OPTIONS') return preflight(request, bucketRecord());
    const path = `/${bucketAndKey.bucketName}/${bucketAndKey.key}`;
    try {
      const body = await bodyOf(request);
      const failed = await meetFault(request, path);
      if (failed) return withCors(failed, request, bucketRecord());
      const keys = statesOfAll(runtime.state()).flatMap(({ storage }) => storage.keys);
      const { accessKey } = await checkSignature(request, body, { keys, now: Date.now() });
      const response = await runtime.transaction(() => {
        const { method } = request;
        const state = statesOfAll(runtime.state()).find(({ storage }) => hasKey(storage, accessKey));
        const context = { state: state ?? refuse('InvalidAccessKeyId'), contents, now: runtime.now() };
        const s3Request = { request, method, query: url.searchParams, body, ...bucketAndKey, ...context };
        const done = bucketAndKey.key === '' ? answerBucket(s3Request) : answerObject(s3Request);
        if (method !== 'GET' && method !== 'HEAD') runtime.stateChanged();
        return done;
      });
      return withCors(response, request, bucketRecord());
    } catch (thrown) {
      if (!(thrown instanceof S3Refusal)) throw thrown;
      const response = refused(thrown, request, path);
      return withoutCors.has(thrown.code) ? response : withCors(response, request, bucketRecord());
    }
  }

  function refused(refusal: S3Refusal, request: Request, path: string): Response {
    const requestId = runtime.nextCorrelationId();
    return request.method === 'HEAD'
      ? new Response(null, { status: refusal.status, headers: { 'x-amz-request-id': requestId } })
      : refusalResponse(refusal, { path, requestId });
  }

  /** Answers a request of the S3 API at the address `base`. Rejects as the sandbox's `fetch` does. */
  return async function fetchS3(request: Request, base: URL): Promise<Response> {
    const url = new URL(request.url);
    try {
      return await respond(request, url, locationStateOf(url, base));
    } catch (thrown) {
      if (thrown instanceof S3Refusal) return refused(thrown, request, url.pathname);
      throw thrown;
    }
  };
}
