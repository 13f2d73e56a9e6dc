import { useState, type FocusEvent, type Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useResetRef } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { DateInput } from '../DateRangeField/DateInput.js';
import { leftDay, useDayProblem, type LeftDay } from './useDayProblem.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';

export interface DateFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** The day as `YYYY-MM-DD`, '' for none. Left out, the field keeps it itself. */
  value?: string | undefined;
  /** The day at first, where the field keeps it itself. Default none. */
  defaultValue?: string | undefined;
  /** Called at each change; '' while it is no whole date. A day beyond the limits is passed on too: the field says so. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The first day that can be chosen, `YYYY-MM-DD`. No limit by default. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. No limit by default. */
  max?: string | undefined;
  /** What the browser may fill in, in HTML's own words: `bday`, `off`. */
  autoComplete?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

/**
 * One day, in the browser's own date field, which every platform fills in its own way. Two days are a DateRangeField.
 * `ref` and native attributes go to the input.
 */
export const DateField = fieldForwardRef(function DateField(props: DateFieldProps, ref: Ref<HTMLInputElement>) {
  const [left, setLeft] = useState<LeftDay>();
  const problemOf = useDayProblem(props);
  const isCurrent = left && (props.value === undefined || props.value === left.value);
  const field = useField({ ...props, error: isEmpty(props.error) && isCurrent ? problemOf(left) : props.error });
  const { onChange, onBlur, size, readOnly, ...attributes } = field.rest;
  return (
    <FieldFrame field={field}>
      <DateInput
        {...attributes}
        {...field.control}
        ref={useResetRef(ref, attributes.value, onChange, () => setLeft(undefined))}
        state={{ size, readOnly, invalid: field.invalid, disabled: field.disabled }}
        onChange={(day) => {
          setLeft(undefined);
          onChange?.(day);
        }}
        onBlur={(event) => {
          setLeft(leftDay(event.currentTarget));
          onBlur?.(event);
        }}
      />
    </FieldFrame>
  );
});
