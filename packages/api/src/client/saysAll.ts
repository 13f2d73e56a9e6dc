import { isObjectSchema, isRecord, type Schema } from './schema.js';

const withoutNull = (schema: Schema): Schema =>
  Array.isArray(schema) && schema[0] === 'null' ? (schema[1] as Schema) : schema;

/**
 * Whether a repaired response still says all that it has to: every required field is as the server said it, and no object
 * was dropped. An optional value may have been.
 */
export function saysAll(schema: Schema, given: unknown, repaired: unknown): boolean {
  if (given === repaired) return true;
  const shape = withoutNull(schema);
  if (!isObjectSchema(shape) || !isRecord(given) || !isRecord(repaired)) return false;
  return Object.entries(shape).every(([marked, one]) => {
    const name = marked.replace(/[!?]$/, '');
    const mayBeDropped = marked.endsWith('?') && !isObjectSchema(withoutNull(one));
    return (mayBeDropped && repaired[name] === undefined) || saysAll(one, given[name], repaired[name]);
  });
}

/** The fields that failures are told in (specification: infrastructure, section 8), and `success` where it is not true. */
const failureFields = ['success', 'message', 'error', 'errors', 'error_msg', 'stack'];

/**
 * Whether the body of a success, of which the contract tells no shape, leaves it at its status: nothing (null), true, a list,
 * or an object that tells no failure. Text, a number and false may say that nothing was done.
 */
export const leavesItAtStatus = (body: unknown): boolean =>
  body === true ||
  (typeof body === 'object' &&
    (!isRecord(body) || body.success === true || failureFields.every((name) => (body[name] ?? null) === null)));
