import * as z from 'zod/mini';
import { responses } from '../generated/responses.js';
import type { Mismatch } from './shapeCheck.js';

// A strict content security policy forbids code made from text, which zod would otherwise try.
z.config({ jitless: true });

const sliceLength = 200;
const schemas: Record<string, { operationId: string; schema: z.core.$ZodType } | undefined> = responses;

/** The mismatches of one answer, a slice of a long list at a time, so that the caller can pause in between. */
export function* mismatches(operation: string, data: unknown): Generator<Mismatch[]> {
  const known = schemas[operation];
  if (!known) return;
  const { operationId, schema } = known;
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(data)) {
    yield mismatchesIn(operationId, schema, data);
    return;
  }
  for (let start = 0; start < data.length; start += sliceLength) {
    yield mismatchesIn(operationId, schema, data.slice(start, start + sliceLength));
  }
}

function mismatchesIn(operationId: string, schema: z.core.$ZodType, data: unknown): Mismatch[] {
  const result = z.safeParse(schema, data);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    operationId,
    path: pathOf(issue.path),
    message: 'expected' in issue ? `expected ${String(issue.expected)}` : issue.code.replaceAll('_', ' '),
  }));
}

/** Positions in lists are left out: what is wrong with one entry is wrong with most. */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
