import { operations, type OperationId } from '../../generated/operations.js';
import { failures } from '../../generated/texts.js';
import { hash } from '../state/random.js';

export const highDemand =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';

/** Where an operation's own documented refusal says more than what it says whenever it fails. */
const documented: Partial<Record<OperationId, string>> = {
  createBareMetalLease: 'No available machines',
  deleteBareMetalLease: 'Too soon to release machine',
  createManagedService: failures.createResource,
  activateCampaign: 'Invalid campaign.',
  sendLinkData: 'Payment channel not available',
};

/** What an operation says when it fails (specification: account and billing, infrastructure; section 8 of both). */
function failureOf(operationId: OperationId): string | undefined {
  const { failure } = operations[operationId];
  return documented[operationId] ?? (failure === null ? undefined : failures[failure]);
}

/** What the object storage itself says when it fails (specification: infrastructure, section 8). */
const storageError = 'IOException';

const gatewayPage = (status: number, title: string): string =>
  `<html><head><title>${status} ${title}</title></head><body><h1>${status} ${title}</h1></body></html>`;

/** What an operation says that cannot be done as things are, where that is documented. */
const conflict = (operationId: OperationId | undefined): string | undefined =>
  operationId === 'createBareMetalLease' || operationId === 'deleteBareMetalLease'
    ? documented[operationId]
    : undefined;

/** What the statuses of a bad request say that have no text of their own. */
const requestTexts: Record<number, string> = {
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Request entity too large',
  415: 'Unsupported media type',
  422: 'Unprocessable entity',
  429: 'API rate limit exceeded',
};

/**
 * Identifiers as a provider would log errors under: a new one each time, the same ones in each sandbox, in whichever order
 * calls come that are made at once.
 */
export function correlationIds(): (request: Request) => string {
  const counts = new Map<string, number>();
  return ({ method, url }) => {
    const call = `${method} ${new URL(url).pathname}`;
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    const digits = (salt: string): string => hash(`${salt}${count} ${call}`).toString(16).padStart(8, '0');
    return `${digits('a')}-${digits('b').slice(0, 4)}-4${digits('c').slice(0, 3)}-8${digits('d').slice(0, 3)}-${digits('e')}${digits('f').slice(0, 4)}`;
  };
}

/** The documented body of an error status: an object for JSON, text for a gateway's page. */
export function failureBody(
  status: number,
  operationId: OperationId | undefined,
  correlation_id: string,
): Record<string, unknown> | string {
  switch (status) {
    case 401:
      return { message: 'Invalid authentication credentials', code: 'invalid_apikey' };
    case 403:
      return { message: 'Forbidden', correlation_id };
    case 404:
      return { message: 'Resource not found', correlation_id };
    case 409:
      return { message: conflict(operationId) ?? 'The resource is in use', correlation_id };
    case 502:
      return gatewayPage(502, 'Bad Gateway');
    case 503:
      return operationId === 'createVm'
        ? { message: highDemand, correlation_id }
        : gatewayPage(503, 'Service Unavailable');
    case 504:
      return gatewayPage(504, 'Gateway Time-out');
    default:
      if (status < 500) return { message: requestTexts[status] ?? 'Bad request', correlation_id };
      if (operationId && operations[operationId].tag === 'storage') return { message: storageError, correlation_id };
      return { errors: { Error: (operationId && failureOf(operationId)) ?? 'Internal server error' }, correlation_id };
  }
}

/** What an unforeseen failure of the sandbox itself answers: the server error with its stack. */
export function unhandledBody(thrown: unknown, correlation_id: string): Record<string, unknown> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { message: error.message, stack: error.stack ?? error.message, correlation_id };
}
