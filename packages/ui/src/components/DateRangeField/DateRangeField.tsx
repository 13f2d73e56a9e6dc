import { useId, useRef, useState, type Ref } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Button } from '../Button/Button.js';
import { leftDay, useDayProblem, type LeftDay } from '../DateField/useDayProblem.js';
import { GroupField } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import { DateInput } from './DateInput.js';
import * as styles from './DateRangeField.css.js';

/** Days as `YYYY-MM-DD`, both included; an empty string leaves that end open. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangePreset {
  /** Unique in the field. */
  id: string;
  /** Its name, such as "This month". */
  label: string;
  /** What pressing it chooses. */
  range: DateRange;
}

export interface DateRangeFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLDivElement>, 'role'> {
  /** The range, where the caller keeps it. Left out, the field keeps it itself. */
  value?: DateRange | undefined;
  /** The range at first, where the field keeps it itself. By default both ends are open. */
  defaultValue?: DateRange | undefined;
  /** Called with the range at each change of one of its ends. An end that is not a whole date yet is empty. */
  onChange?: ((range: DateRange) => void) | undefined;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Ranges chosen with one press. Default none. */
  presets?: readonly DateRangePreset[] | undefined;
}

type End = keyof DateRange;

const open: DateRange = { from: '', to: '' };

/** Whether a range ends before it begins. */
const isReversed = ({ from, to }: DateRange): boolean => to !== '' && to < from;

/**
 * Two days and what lies between them, in the browser's own date fields, which every platform fills in its own way.
 * Native attributes go to the group's element, `ref` to the first field.
 */
export const DateRangeField = fieldForwardRef(function DateRangeField(
  props: DateRangeFieldProps,
  givenRef: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('dateRangeField', english.dateRangeField);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(first, givenRef);
  /* Undefined for an end that is being typed. */
  const [left, setLeft] = useState<Partial<Record<End, LeftDay>>>({});
  const [range, setRange] = useFieldValue(first, props.value, props.defaultValue ?? open, props.onChange, () =>
    setLeft({}),
  );
  const second = useRef<HTMLInputElement>(null);
  /** A date that is half typed has no value: the browser would keep it in sight where an end is open. */
  const choose = (preset: DateRange) => {
    for (const { current: input } of [first, second]) if (input?.validity.badInput) input.value = '';
    setLeft({});
    setRange(preset);
  };
  const problemOf = useDayProblem(props);
  /** What is wrong with one end, once it was left. */
  const problemAt = (end: End): string | undefined => {
    const day = left[end];
    return day?.value === range[end] ? problemOf(day) : undefined;
  };
  /* While an end is typed, its year has begun only: it is 0002 for a moment. */
  const isTyped = Object.values<LeftDay | undefined>(left).includes(undefined);
  const ofBoth = isEmpty(props.error) ? !isTyped && isReversed(range) && messages.reversed : props.error;
  const field = useField({ ...props, error: ofBoth || problemAt('from') || problemAt('to') });
  const { value: _, defaultValue: __, onChange: ___, min, max, presets = [], ...attributes } = field.rest;
  const isInvalid = (end: End): boolean => !isEmpty(ofBoth) || problemAt(end) !== undefined;
  const partOf = (end: End, ref: Ref<HTMLInputElement>, autoFocus?: boolean) => (
    <div className={styles.part}>
      <label className={visuallyHidden} htmlFor={`${id}-${end}`}>
        {messages[end]}
      </label>
      <DateInput
        {...field.control}
        ref={ref}
        state={{ ...field, invalid: isInvalid(end) }}
        id={`${id}-${end}`}
        name={field.control.name && `${field.control.name}_${end}`}
        value={range[end]}
        min={min}
        max={max}
        autoFocus={autoFocus}
        onChange={(day) => {
          setLeft({ ...left, [end]: undefined });
          setRange({ ...range, [end]: day });
        }}
        onBlur={({ currentTarget }) => setLeft({ ...left, [end]: leftDay(currentTarget) })}
      />
    </div>
  );
  return (
    <GroupField field={field} role="group" attributes={attributes}>
      <div className={styles.dates}>
        {partOf('from', mergedRef, field.control.autoFocus)}
        <span aria-hidden className={styles.to}>
          –
        </span>
        {partOf('to', second)}
      </div>
      {presets.length > 0 && (
        <div role="group" aria-label={messages.presets} className={styles.presets}>
          {presets.map((preset) => (
            <Button
              key={preset.id}
              size="small"
              variant="quiet"
              disabled={field.disabled}
              aria-pressed={preset.range.from === range.from && preset.range.to === range.to}
              onClick={() => choose(preset.range)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
    </GroupField>
  );
});
