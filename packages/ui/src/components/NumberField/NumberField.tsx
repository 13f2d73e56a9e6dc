import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type Ref,
} from 'react';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { chain, useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue, useStableCallback } from '../../internal/hooks.js';
import { isEmpty, nodeText } from '../../internal/props.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { useLocale } from '../../messages/locale.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import {
  isOfNumber,
  notationOf,
  ownGroupsIn,
  readNumber,
  withOwnMark,
  type Notation,
  type Reading,
} from './notation.js';
import { canStep, lastStep, nextStep, type Steps } from './steps.js';
import { useHeldPress } from './useHeldPress.js';
import * as styles from './NumberField.css.js';

export interface NumberFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** `null` is empty, and so `NaN` shows. Left out, the field keeps the value itself. */
  value?: number | null | undefined;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: number | undefined;
  /**
   * Called after each step and while typing, also with a number beyond the limits: the field says so, and the caller must
   * not use it. `null` when it was left empty; `NaN` when it was left with a text that is no number of the field, as the
   * field then says: a form must not be sent with it.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The least value allowed, in `unit`. No limit by default. */
  min?: number | undefined;
  /** The greatest value allowed, in `unit`. No limit by default. */
  max?: number | undefined;
  /** Distance of a step of the buttons and the arrow keys, counted from `min`; 1 by default, 1 % of a percentage. Any number can be typed. */
  step?: number | undefined;
  /** Unit of the value, such as "GB" or "vCPU". */
  unit?: string | undefined;
  /** How the value reads: fraction digits, grouping. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

/** A text that was typed and is not replaced by the number in the field's own format yet. */
interface Typing {
  text: string;
  /** The field was left or Enter pressed: it says what is wrong with the text. */
  isLeft: boolean;
  /** The number that the caller was told last. */
  reported: number | null;
}

/** What is wrong with a text or a number; undefined for one that the field takes. */
function useProblem(
  notation: Notation,
  { min, max }: Pick<NumberFieldProps, 'min' | 'max'>,
): (reading: Reading | null) => string | undefined {
  const messages = useOnDemandMessages('numberField', english.numberField);
  return (reading) => {
    const { number, problem } = reading ?? {};
    if (problem === 'invalid') return messages.invalid;
    if (problem === 'decimals')
      return notation.fractionDigits === 0 ? messages.whole : messages.decimals(notation.fractionDigits);
    if (number === undefined) return undefined;
    if (min !== undefined && number < min) return messages.atLeast(notation.format(min));
    if (max !== undefined && number > max) return messages.atMost(notation.format(max));
    return undefined;
  };
}

/**
 * A number within limits, typed in the user's own notation or stepped. What is typed is kept: beyond `min` or `max`, with
 * too many decimals or as no number at all the field says so once it is left, because another number than the typed one
 * must never be ordered. `ref` and native attributes go to the input.
 */
export const NumberField = fieldForwardRef(function NumberField(props: NumberFieldProps, ref: Ref<HTMLInputElement>) {
  const messages = useOnDemandMessages('numberField', english.numberField);
  const unitId = useId();
  const locale = useLocale();
  /* Format options are mostly written in place, and the same ones read the same. */
  const format = JSON.stringify(props.formatOptions ?? {});
  const notation = useMemo(() => notationOf(locale, JSON.parse(format) as Intl.NumberFormatOptions), [locale, format]);
  const problemOf = useProblem(notation, props);
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<Typing>();
  const [given, setNumber] = useFieldValue<number | null>(
    input,
    props.value,
    props.defaultValue ?? null,
    props.onChange,
    () => setTyping(undefined),
  );
  const number = Number.isNaN(given) ? null : given;
  /* Another number of the caller's takes the place of what was typed; the one that it was told does not. */
  const [previous, setPrevious] = useState(given);
  if (!Object.is(previous, given)) {
    setPrevious(given);
    if (typing && !Object.is(given, typing.reported)) setTyping(undefined);
  }
  const reading = typing ? readNumber(typing.text, notation) : number === null ? null : { number };
  const problem = !typing || typing.isLeft ? problemOf(reading) : undefined;

  const error = isEmpty(props.error) ? problem : props.error;
  const field = useField({ ...props, error }, props.unit === undefined ? undefined : unitId);
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onBlur,
    onKeyDown,
    min,
    max,
    step = notation.isPercent ? 0.01 : 1,
    unit,
    formatOptions: _formatOptions,
    placeholder,
    size,
    readOnly = false,
    ...attributes
  } = field.rest;
  const label = nodeText(field.label);
  const { id, name, disabled = false, ...control } = field.control;

  const report = (next: number | null, last: number | null) => {
    if (!Object.is(next, last)) setNumber(next);
  };
  const type = (text: string) => {
    const reported = typing ? typing.reported : given;
    const next = readNumber(text, notation).number;
    setTyping({ text, isLeft: false, reported: next ?? reported });
    if (next !== undefined) report(next, reported);
  };
  /** Takes what was typed: shows the number in the field's own format, or says what is wrong with the text. */
  const commit = () => {
    if (!typing) return;
    const { problem: unread, number: read = null } = readNumber(typing.text, notation);
    const isWrong = unread === 'invalid' || unread === 'decimals';
    const next = isWrong ? Number.NaN : read;
    setTyping(isWrong ? { ...typing, isLeft: true, reported: next } : undefined);
    report(next, typing.reported);
  };

  /** Announced, as a screen reader does not read a text that a script changes. */
  const [stepped, setStepped] = useState('');
  const steps: Steps = { min, max, step };
  const current = reading?.number ?? null;
  const isFixed = disabled || readOnly;
  const setTo = (next: number | undefined) => {
    if (next === undefined || isFixed) return;
    setTyping(undefined);
    setStepped(notation.format(next));
    report(next, typing ? typing.reported : given);
  };
  const stepTo = (direction: 1 | -1) => {
    if (isFixed || !canStep(current, direction, steps)) return;
    setTo(nextStep(current, direction, steps));
  };
  const handleKeys = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (key === 'Enter') commit();
    if (readOnly || shiftKey || ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowUp' || key === 'PageUp') setTo(nextStep(current, 1, steps));
    else if (key === 'ArrowDown' || key === 'PageDown') setTo(nextStep(current, -1, steps));
    else if (key === 'Home' && min !== undefined) setTo(min);
    else if (key === 'End' && max !== undefined) setTo(lastStep(steps));
    else return;
    event.preventDefault();
  };

  /** What was selected before an edit that comes from the browser; a script replaces the whole text. */
  const selected = useRef<readonly [number, number] | undefined>(undefined);
  const refuse = useStableCallback((event: InputEvent) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    selected.current = [selectionStart ?? 0, selectionEnd ?? 0];
    if (event.inputType !== 'insertText' || event.isComposing) return;
    if (!Array.from(event.data ?? '').every((sign) => isOfNumber(sign, notation))) event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    /* React's own event of this name is another one. */
    element?.addEventListener('beforeinput', refuse);
    return () => element?.removeEventListener('beforeinput', refuse);
  }, [refuse]);

  return (
    <FieldFrame field={field}>
      <div
        role="group"
        aria-disabled={disabled || undefined}
        data-disabled={disabled || undefined}
        className={boxClass({ ...field, size, readOnly })}
      >
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          /* The keyboards of numbers have no minus on some telephones. */
          inputMode={min === undefined || min < 0 ? undefined : notation.fractionDigits > 0 ? 'decimal' : 'numeric'}
          {...attributes}
          {...control}
          {...{ id, disabled, readOnly, placeholder }}
          ref={useMergedRef(input, ref)}
          type="text"
          className={styles.input}
          value={typing ? typing.text : number === null ? '' : notation.format(number)}
          onChange={({ target }) => {
            const edited = target.value;
            const groups =
              typing || number === null || !selected.current
                ? []
                : ownGroupsIn(edited, number, selected.current, notation);
            selected.current = undefined;
            const kept = edited.split('').filter((_, at) => !groups.includes(at));
            const text = withOwnMark(kept.join(''), notation);
            if (text !== edited) {
              const end = target.selectionStart ?? edited.length;
              const caret = end - groups.filter((at) => at < end).length;
              target.value = text;
              target.setSelectionRange(caret, caret);
            }
            type(text);
          }}
          onKeyDown={chain(onKeyDown, handleKeys)}
          onBlur={(event) => {
            commit();
            setStepped('');
            onBlur?.(event);
          }}
        />
        {unit !== undefined && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {!readOnly && (
          <>
            <StepButton
              label={messages.decrease(label)}
              icon={Minus}
              disabled={disabled || !canStep(current, -1, steps)}
              onPress={() => stepTo(-1)}
              input={input}
            />
            <StepButton
              label={messages.increase(label)}
              icon={Plus}
              disabled={disabled || !canStep(current, 1, steps)}
              onPress={() => stepTo(1)}
              input={input}
            />
          </>
        )}
        <VisuallyHidden aria-live="assertive">{stepped}</VisuallyHidden>
      </div>
      {name !== undefined && (
        <input type="hidden" name={name} value={String((typing ? given : number) ?? '')} disabled={disabled} />
      )}
    </FieldFrame>
  );
});

interface StepButtonProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onPress: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Out of the tab order: the arrow keys of the input do the same. */
function StepButton({ label, icon, disabled, onPress, input }: StepButtonProps) {
  const { onPointerDown, ...events } = useHeldPress(onPress);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      className={styles.step}
      {...events}
      onPointerDown={(event) => {
        // The arrow keys go on from here; on a telephone the keyboard would cover what was pressed.
        if (event.pointerType === 'mouse') input.current?.focus();
        onPointerDown(event);
      }}
    >
      <Icon icon={icon} size={14} />
    </button>
  );
}
