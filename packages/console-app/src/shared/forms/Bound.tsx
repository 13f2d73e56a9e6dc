import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';

export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: RefCallBack;
}

interface BoundProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  /** Renders the field with what ties it to the form. */
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Ties one field of the component library to a form: `<Bound control name>{(field) => <TextField {...field} />}</Bound>`. */
export function Bound<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: BoundProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const { disabled: _, ...bound } = field;
  return children({ ...bound, error: fieldState.error?.message });
}
