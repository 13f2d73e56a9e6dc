/** Thrown by a handler that does not do what it was asked to; its response gets a correlation id, unless it is a 401. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** The usual refusal: its text in `message`. */
export function refuse(status: 400 | 401 | 403 | 404 | 409 | 415 | 503, message: string): never {
  throw new Refusal(status, { message });
}

/** Says that it could not be done, in the documented words of the failure. */
export function refuseFailed(text: string): never {
  throw new Refusal(500, { errors: { Error: text } });
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

/** The response to a missing or wrong API key. */
export function refuseCredentials(): never {
  throw new Refusal(401, { message: 'Invalid authentication credentials', code: 'invalid_apikey' });
}
