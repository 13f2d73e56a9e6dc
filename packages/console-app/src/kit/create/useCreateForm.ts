import type { FieldValues } from 'react-hook-form';
import { useForm, type Form, type FormOptions } from '#shared/form/useForm.js';

/** The form of a create page. It is kept as a draft of the kind of resource, and its summary of errors takes the focus. */
export const useCreateForm = <Values extends FieldValues>(
  { kind }: { kind: string },
  options: Pick<FormOptions<Values>, 'defaults' | 'check'>,
): Form<Values> => useForm({ ...options, draft: { name: kind, omit: [] }, errorSummary: true });
