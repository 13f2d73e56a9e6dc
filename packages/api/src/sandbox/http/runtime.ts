import type { IdentityOptions } from '../identity/accounts.js';
import type { State } from '../state/state.js';
import type { Latency } from './latency.js';
import type { RateLimiter } from './rateLimit.js';
import type { Replicas } from './replicas.js';

/** What calls are answered from. The state is asked for again after every wait: a reset may have replaced it. */
export interface SandboxRuntime {
  state(): State;
  /** In ms since 1970, by the sandbox's clock. */
  now(): number;
  /** Does what reads or changes the state in one go; nobody else changes it meanwhile. */
  transaction<Value>(work: () => Value): Promise<Value>;
  /** To be called when the state has changed. */
  stateChanged(): void;
  /** Identifies an error of a request in the provider's log; a new one each time. */
  nextCorrelationId(request: Request): string;
  replicas: Replicas;
  rateLimiter: RateLimiter;
  latency: Latency;
  /** Scheme and host under which the sandbox is reached; the request's own otherwise. */
  origin?: string | undefined;
  /** An API key beside those of the scenario: the customer's, too. */
  placeholderKey?: string | undefined;
  /** Address of the S3 API; `reached` is the scheme and host of the request. */
  s3Url(reached: string): string;
  /** Whether the pages of the stand-ins of payment processors are served, at `/vendors`. */
  servesVendors: boolean;
  /** The test identity provider, where there is one. */
  identity?: IdentityOptions | undefined;
}
