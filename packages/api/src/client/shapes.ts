import * as z from 'zod/mini';
import { responseAreas } from '../generated/responses.js';
import type { Mismatch } from './shapeCheck.js';

// A strict content security policy forbids code made from text, which zod would otherwise try.
z.config({ jitless: true });

const sliceLength = 200;

export interface AnswerSchema {
  operationId: string;
  schema: z.core.$ZodType;
}

/** The schema of a call's answer, fetched with those of its area; undefined for a call that answers no JSON. */
export async function schemaOf(operation: string): Promise<AnswerSchema | undefined> {
  const area = responseAreas.find(({ calls }) => calls.some((call) => call === operation));
  const responses: Record<string, AnswerSchema> | undefined = (await area?.load())?.responses;
  return responses?.[operation];
}

/** The mismatches of one answer, a slice of a long list at a time, so that the caller can pause in between. */
export function* mismatches({ operationId, schema }: AnswerSchema, data: unknown): Generator<Mismatch[]> {
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
