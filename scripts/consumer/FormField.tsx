import type { ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  type UseControllerProps,
} from 'react-hook-form';

/** What ties a field of the library to a form: spread onto it. */
interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: RefCallBack;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends UseControllerProps<
  Values,
  Name
> {
  children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
}

export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  children,
  ...controller
}: FormFieldProps<Values, Name>) {
  const { field, fieldState } = useController(controller);
  const { disabled: _, ...binding } = field;
  return children({ ...binding, error: fieldState.error?.message });
}
