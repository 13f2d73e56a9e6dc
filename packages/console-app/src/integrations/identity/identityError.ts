import { LoadError } from '#i18n/loadError.js';

/** Which part of signing in an error is about (specification: account and billing, section 8). */
type IdentityErrorScope = 'login' | 'signup' | 'general';

/** What an error says: `message` is the provider's own, `code` all that there is. */
type IdentityErrorText =
  | { reason: 'emailDomain' | 'accountExists' | 'notStartedHere' | 'connection' | 'unknown' }
  | { reason: 'message'; text: string }
  | { reason: 'code'; code: string };

/** An error of an identity provider, in one shape for all vendors. */
export class IdentityError extends Error {
  readonly scope: IdentityErrorScope;
  /** The field that it is about. */
  readonly field: 'username' | 'password' | undefined;

  constructor(readonly text: IdentityErrorText) {
    super(text.reason);
    const { scope, field } = classify(text);
    this.scope = scope;
    this.field = field;
  }
}

function classify(text: IdentityErrorText): Pick<IdentityError, 'scope' | 'field'> {
  if (text.reason === 'emailDomain' || text.reason === 'accountExists') return { scope: 'signup', field: 'username' };
  if (text.reason !== 'message') return { scope: 'general', field: undefined };
  if (text.text.startsWith('Wrong')) return { scope: 'login', field: undefined };
  if (text.text.startsWith('Password')) return { scope: 'signup', field: 'password' };
  if (/^(error in email|Invalid signup)/.test(text.text)) return { scope: 'signup', field: 'username' };
  return { scope: 'general', field: undefined };
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const textOf = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '');

/** The first text or number; a status of 0 is that of a request without a response. */
function codeOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number' && value !== 0) return String(value);
  }
  return undefined;
}

/** Whether the vendor's client got no response, its own error in the place of the provider's, or did not arrive itself. */
function isConnectionError(error: unknown): boolean {
  const { error: code, code: other, original } = fieldsOf(error);
  return (
    error instanceof TypeError ||
    error instanceof LoadError ||
    (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')) ||
    code === 'request_error' ||
    other === 'request_error' ||
    fieldsOf(original)['crossDomain'] === true
  );
}

/** What the provider answered, where the vendor's client keeps it apart: superagent in `original.response.body`. */
const bodyOf = (error: Fields): Fields => fieldsOf(fieldsOf(fieldsOf(error['original'])['response'])['body']);

function errorText(thrown: unknown): IdentityErrorText {
  if (typeof thrown === 'string' && thrown.trim() !== '') return { reason: 'message', text: thrown };
  if (isConnectionError(thrown)) return { reason: 'connection' };
  const error = fieldsOf(thrown);
  const body = bodyOf(error);
  const code = codeOf(error['code'], error['error'], error['statusCode'], error['status']);
  const own = textOf(
    error['description'],
    error['errorDescription'],
    error['error_description'],
    body['friendly_message'],
    body['message'],
  );
  if (/domain.*(prohibited|not allowed|blocked)/i.test(own ?? '')) return { reason: 'emailDomain' };
  if (['invalid_signup', 'user_exists', 'username_exists'].includes(code ?? '')) return { reason: 'accountExists' };
  // Of a weak password the description is an object; the rules stand in the policy.
  const policy = textOf(error['policy'], body['policy']);
  const text = policy ? `${own ?? 'Password is too weak'}: ${policy}` : own;
  if (text && text !== code) return { reason: 'message', text };
  // A code of several words is a message: `error in email - email format validation failed`.
  if (code?.includes(' ')) return { reason: 'message', text: code };
  return code ? { reason: 'code', code } : { reason: 'unknown' };
}

/** Any error of a vendor's client as an IdentityError. */
export const identityError = (thrown: unknown): IdentityError =>
  thrown instanceof IdentityError ? thrown : new IdentityError(errorText(thrown));

/** A provider that does not answer is not waited for longer, in ms. */
const patience = 30_000;

/** Waits for a vendor's client, and throws its errors in one shape. */
export async function normalized<Value>(work: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new IdentityError({ reason: 'connection' })), patience);
    });
    return await Promise.race([work(), limit]);
  } catch (thrown) {
    throw identityError(thrown);
  } finally {
    clearTimeout(timer);
  }
}
