import type { MessageDescriptor } from '@lingui/core';
import type { FailureId } from '@livery/api/generated/texts';

const failures = new Map<string, MessageDescriptor>();

interface Texts {
  failures?: Record<string, MessageDescriptor>;
  reasons?: Record<string, MessageDescriptor>;
  issues?: Record<string, MessageDescriptor>;
}

/** Makes an area's texts known, by its generated module, and gives them back. */
export function registerTexts<Own extends Texts>(texts: Own): Own {
  for (const [id, text] of Object.entries(texts.failures ?? {})) failures.set(id, text);
  return texts;
}

/** What is said when a call fails; undefined while the texts of its area have not come. */
export const registeredFailure = (id: FailureId): MessageDescriptor | undefined => failures.get(id);
