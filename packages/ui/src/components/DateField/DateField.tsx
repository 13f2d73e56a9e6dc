import { useRef, useState, type FocusEvent, type Ref } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFormReset } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { DateInput } from '../DateRangeField/DateInput.js';
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
  /** 36 px high by default; `small` is 28 px. Both are 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

/** What was in the field when it was left. */
interface Left {
  value: string;
  /** Some parts of the date are there, or they make no date. */
  isIncomplete: boolean;
}

/**
 * One day, in the browser's own date field, which every platform fills in its own way. Two days are a DateRangeField.
 * `ref` and native attributes go to the input.
 */
export const DateField = fieldForwardRef(function DateField(props: DateFieldProps, ref: Ref<HTMLInputElement>) {
  const [left, setLeft] = useState<Left>();
  const dateInput = useRef<HTMLInputElement>(null);
  useFormReset(dateInput, () => setLeft(undefined));
  const problemOf = useDayProblem(props);
  const isCurrent = left && (props.value === undefined || props.value === left.value);
  const field = useField({ ...props, error: isEmpty(props.error) && isCurrent ? problemOf(left) : props.error });
  const { onChange, onBlur, size, readOnly, ...attributes } = field.rest;
  const leave = (input: HTMLInputElement) => setLeft({ value: input.value, isIncomplete: input.validity.badInput });
  return (
    <FieldFrame field={field}>
      <DateInput
        {...attributes}
        {...field.control}
        ref={useMergedRef(dateInput, ref)}
        state={{ size, readOnly, invalid: field.invalid, disabled: field.disabled }}
        onChange={(day) => {
          setLeft(undefined);
          onChange?.(day);
        }}
        onBlur={(event) => {
          leave(event.currentTarget);
          onBlur?.(event);
        }}
      />
    </FieldFrame>
  );
});

/** What is wrong with a day; undefined for one that the field takes, and for none. */
function useDayProblem({ min, max }: Pick<DateFieldProps, 'min' | 'max'>): (left: Left) => string | undefined {
  const messages = useOnDemandMessages('dateField', english.dateField);
  const locale = useLocale();
  const format = (day: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return ({ value, isIncomplete }) => {
    if (isIncomplete) return messages.incomplete;
    if (value === '') return undefined;
    if (min !== undefined && value < min) return messages.notBefore(format(min));
    if (max !== undefined && value > max) return messages.notAfter(format(max));
    return undefined;
  };
}
