import { useId, useRef, type FocusEvent, type Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { idList, useMergedRef } from '../../internal/attributes.js';
import { useLocale } from '../../messages/locale.js';
import { GroupField } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { NumberField } from '../NumberField/NumberField.js';
import { isStep, movedTo } from '../NumberField/steps.js';
import * as styles from './SliderField.css.js';

/** A value with a name, such as the limit of a plan. */
export interface SliderMark {
  value: number;
  /** What stands below it, such as "64 GB" or "Free". A tick alone by default. */
  label?: string | undefined;
}

export interface SliderFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** `null` is empty, which only the number field can be. Left out, the field keeps the value itself. */
  value?: number | null | undefined;
  /** The value at first, where the field keeps it itself. Default `min`. */
  defaultValue?: number | undefined;
  /**
   * Called while the slider moves and while a number is typed, also with one beyond the limits, and with `NaN` for a text
   * that is no number: the field says so.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** The focus left the slider or the number: the moment to check what was entered. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The least value, in `unit`. */
  min: number;
  /** The greatest value, in `unit`. */
  max: number;
  /** Distance of the values that the slider stops at, counted from `min`. Any number can be typed. Default 1. */
  step?: number | undefined;
  /** Values to see below the slider. Their labels have to fit beside each other. */
  marks?: readonly SliderMark[] | undefined;
  /** Unit of the value, such as "GB" or "vCPU". */
  unit?: string | undefined;
  /** How a value is read out, such as "64 GB, the limit of your plan". By default the number and its unit. */
  valueText?: ((value: number) => string) | undefined;
  /** How the value reads: fraction digits, grouping. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read and focused, not changed. Default false. */
  readOnly?: boolean | undefined;
}

const noMarks: readonly SliderMark[] = [];

/**
 * A number that is found by moving: a slider, and beside it a field for those who know the number. `ref` and native
 * attributes go to the slider, the value in a form is that of the number.
 */
export const SliderField = fieldForwardRef(function SliderField(props: SliderFieldProps, ref: Ref<HTMLInputElement>) {
  const marksId = useId();
  const locale = useLocale();
  const slider = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue<number | null>(
    slider,
    props.value,
    props.defaultValue ?? props.min,
    props.onChange,
  );
  const field = useField(props, props.marks?.some(({ label }) => label) ? marksId : undefined);
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onBlur,
    min,
    max,
    step = 1,
    marks = noMarks,
    unit,
    formatOptions,
    valueText = (number) => {
      const text = new Intl.NumberFormat(locale, formatOptions).format(number);
      return unit === undefined ? text : `${text} ${unit}`;
    },
    size,
    readOnly = false,
    ...attributes
  } = field.rest;
  const { id, name, disabled, autoFocus, ...control } = field.control;
  const fractionOf = (number: number): number => Math.min(1, Math.max(0, (number - min) / (max - min)));
  const number = Number.isNaN(value) ? null : value;
  const position = number ?? min;
  const steps = { min, max, step };
  /* The browser would show a number between two steps, which was typed, as the nearest one. */
  const isBetween = !isStep(position, steps);
  const labelled = marks.filter(({ label }) => label !== undefined);
  return (
    <GroupField field={{ ...field, control: { ...field.control, id: `${id}-group` } }} role="group" attributes={{}}>
      <div className={styles.row}>
        <div className={styles.sliderSide}>
          <div className={size === 'small' ? `${styles.slider} ${styles.smallSlider}` : styles.slider}>
            <div className={styles.rail} data-disabled={disabled}>
              <div className={styles.fill} style={{ inlineSize: `${fractionOf(position) * 100}%` }} />
            </div>
            <input
              {...attributes}
              ref={useMergedRef(slider, ref)}
              type="range"
              id={id}
              className={styles.input}
              aria-labelledby={field.labelId}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              aria-valuetext={number === null ? '' : valueText(number)}
              aria-readonly={readOnly || undefined}
              disabled={disabled}
              autoFocus={autoFocus}
              min={min}
              max={max}
              step={isBetween ? 'any' : step}
              value={position}
              onChange={(event) => {
                const next = event.target.valueAsNumber;
                if (!readOnly) setValue(isBetween ? movedTo(position, next, steps) : next);
              }}
              onBlur={onBlur}
            />
          </div>
          {marks.length > 0 && (
            <div aria-hidden className={styles.marks}>
              {marks.map((mark) => (
                <span
                  key={mark.value}
                  className={markClass(fractionOf(mark.value))}
                  style={{ insetInlineStart: `${fractionOf(mark.value) * 100}%` }}
                >
                  <span className={styles.tick} />
                  {mark.label}
                </span>
              ))}
              <div className={styles.markRoom} />
            </div>
          )}
          <span hidden id={marksId}>
            {labelled.map((mark) => `${mark.label ?? ''}: ${valueText(mark.value)}`).join(', ')}
          </span>
        </div>
        <div className={styles.numberSide}>
          <NumberField
            label={field.label}
            labelHidden
            name={name}
            disabled={field.disabled}
            required={control['aria-required']}
            aria-describedby={idList(control['aria-describedby'])}
            {...{ value, min, max, step, unit, formatOptions, size, readOnly, onBlur }}
            onChange={setValue}
          />
        </div>
      </div>
    </GroupField>
  );
});

/** At the ends a label stands within the slider. */
const markClass = (fraction: number): string =>
  [styles.mark, fraction < 0.04 && styles.firstMark, fraction > 0.96 && styles.lastMark].filter(Boolean).join(' ');
