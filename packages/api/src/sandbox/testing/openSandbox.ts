import * as z from 'zod/mini';
import type { OperationId } from '../../generated/operations.js';
import { type Clock, standingClock } from '../clock.js';
import type { Fault } from '../http/faults.js';
import type { ResponseOf } from '../http/handlers.js';
import type { Summary } from '../http/operator.js';
import { contractRequest } from '../http/request.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import { memoryStore } from '../store/memory.js';

/** A Friday, 14 March 2025, noon UTC. */
export const noon = Date.UTC(2025, 2, 14, 12);

export interface Reply<Body> {
  status: number;
  body: Body;
}

/** What to send, right or wrong. */
interface Asking {
  path?: object;
  query?: object;
  body?: object;
  key?: string | null;
}

/** A sandbox on a clock that stands still, and short ways to ask it. */
export interface OpenSandbox {
  sandbox: Sandbox;
  clock: Clock;
  /** Makes a call of the contract as the client would; with the key `demo` unless told otherwise. */
  ask: <Id extends OperationId>(operationId: Id, asking?: Asking) => Promise<Reply<ResponseOf<Id>>>;
  /** The same, for a refusal: its status and text. */
  refusal: (operationId: OperationId, asking?: Asking) => Promise<[status: number, text: string]>;
  operate: (what: 'reset' | 'faults' | 'clock' | 'settings' | 'site', order: unknown) => Promise<Reply<Summary>>;
  setFaults: (faults: Fault[]) => Promise<Reply<Summary>>;
  /** Turns the clock, in seconds. */
  pass: (seconds: number) => void;
}

const origin = 'http://sandbox.test';

async function replyOf<Body>(response: Response): Promise<Reply<Body>> {
  const text = await response.text();
  const isFile = response.headers.get('content-type') === 'application/pdf';
  const body: unknown = isFile ? text : text === '' ? undefined : JSON.parse(text);
  return { status: response.status, body: body as Body };
}

const zRefusal = z.object({ message: z.optional(z.string()), errors: z.optional(z.object({ Error: z.string() })) });

function textOf(body: unknown): string {
  const { message, errors } = z.parse(zRefusal, body);
  return message ?? errors?.Error ?? '';
}

/** Opens a sandbox with the demo scenario unless told otherwise. */
export function openSandbox(options: Partial<SandboxOptions> = {}): OpenSandbox {
  const clock = options.clock ?? standingClock(noon);
  const sandbox = createSandbox({ store: memoryStore(), ...options, clock });
  const ask: OpenSandbox['ask'] = async (operationId, asking = {}) =>
    replyOf(await sandbox.fetch(contractRequest(origin, operationId, { key: 'demo', ...asking })));
  const operate: OpenSandbox['operate'] = async (what, order) =>
    replyOf(
      await sandbox.fetch(new Request(`${origin}/sandbox/${what}`, { method: 'POST', body: JSON.stringify(order) })),
    );
  return {
    sandbox,
    clock,
    ask,
    async refusal(operationId, asking = {}) {
      const { status, body } = await ask(operationId, asking);
      return [status, textOf(body)];
    },
    operate,
    setFaults: (faults) => operate('faults', faults),
    pass: (seconds) => clock.advance(seconds * 1000),
  };
}
