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
