import { NetworkFault, statusesWithoutBody, takeFault } from '../http/faults.js';
import { changeState } from '../http/changeState.js';
import type { SandboxRuntime } from '../http/runtime.js';
import { delay } from '../http/latency.js';
import { bucketRecordOf, type BucketRecord, type StorageState } from '../state/storage.js';
import type { State } from '../state/state.js';
import { ownerOfBucket, statesOfAll } from '../state/tenants.js';
import { answerBucket } from './buckets.js';
import { createContentStore, largestKept, md5Hex } from './contentStore.js';
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
  const contents = createContentStore();

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
    const { status = 200, body } = fault;
    if (statusesWithoutBody.has(status)) return new Response(null, { status });
    if (body === undefined) throw new S3Refusal(status === 403 ? 'AccessDenied' : 'InternalError');
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
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
      const { method, headers } = request;
      const sent = { size: body.length, etag: md5Hex(body) };
      let kept: typeof body | undefined = body;
      const answer = (all: State, now: number): Response => {
        const state = statesOfAll(all).find(({ storage }) => hasKey(storage, accessKey));
        const context = { state: state ?? refuse('InvalidAccessKeyId'), contents, now };
        const asked = { headers, method, query: url.searchParams, sent, body: kept, ...bucketAndKey, ...context };
        // Replicas receive it later, and until then hold nothing that no state keeps.
        if (method === 'PUT' && sent.size > largestKept) kept = undefined;
        return bucketAndKey.key === '' ? answerBucket(asked) : answerObject(asked);
      };
      const isRead = method === 'GET' || method === 'HEAD';
      const response = await (isRead
        ? runtime.transaction(() => answer(runtime.state(), runtime.now()))
        : changeState(runtime, answer));
      return withCors(response, request, bucketRecord());
    } catch (thrown) {
      if (!(thrown instanceof S3Refusal)) throw thrown;
      const response = refused(thrown, request, path);
      return withoutCors.has(thrown.code) ? response : withCors(response, request, bucketRecord());
    }
  }

  function refused(refusal: S3Refusal, request: Request, path: string): Response {
    const requestId = runtime.nextCorrelationId(request);
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
