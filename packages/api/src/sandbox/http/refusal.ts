import { hash } from '../state/random.js';

/** Thrown by a handler that does not do what it was asked to; becomes an answer in one of the shapes of the catalogue (A 8). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

let answered = 0;

/** An identifier as a provider would log an error under; a new one each time. */
export function correlationId(): string {
  answered += 1;
  const digits = (salt: string): string => hash(`${salt}${answered}`).toString(16).padStart(8, '0');
  return `${digits('a')}-${digits('b').slice(0, 4)}-4${digits('c').slice(0, 3)}-8${digits('d').slice(0, 3)}-${digits('e')}${digits('f').slice(0, 4)}`;
}

/** The usual refusal: its text in `message`. */
export function refuse(status: 400 | 403 | 404 | 409 | 415 | 501 | 503, message: string): never {
  throw new Refusal(status, { message, correlation_id: correlationId() });
}

/** Asks for something a resource is not in the right state for. */
export function refuseConflict(message: string): never {
  return refuse(409, message);
}

/** Says that a field does not fit, in the words of the contract check: `field: message`. */
export function refuseField(field: string, message: string): never {
  return refuse(400, `${field}: ${message}`);
}

export function refuseMissing(what: string): never {
  return refuse(404, `${what} not found`);
}

/** The answer to a missing or wrong API key. */
export function refuseCredentials(): never {
  throw new Refusal(401, { message: 'Invalid authentication credentials', code: 'invalid_apikey' });
}
