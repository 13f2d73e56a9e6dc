import type { ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import type { Form } from './useForm.js';

/** What ties a field of the component library to a form; spread onto it. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: RefCallBack;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: Form<Values>;
  name: Name;
  children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Ties a field to a form: `<FormField form={form} name="size">{(field) => <NumberField {...field} label=… />}</FormField>`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field } = useController({ control: form.control, name });
  const { disabled: _, ...binding } = field;
  return children({ ...binding, error: form.fieldError(name) });
}
