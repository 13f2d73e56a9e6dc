import { useContext, useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { inNotation, type Marks } from '../components/NumberField/notation.js';

/** Keys that take the typed number or step from it. */
const committingKeys = new Set(['Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

interface EitherDecimalMarkProps {
  /** The element around the input and its stepper buttons. */
  box: RefObject<HTMLElement | null>;
  /** The marks of the field's own notation. */
  marks: Marks;
}

/**
 * Inside a NumberField: both `.` and `,` can be typed and pasted as the decimal mark.
 *
 * Missing upstream: react-aria drops the mark that the language does not use and ignores the group mark, so that "1.5" or
 * "1,5" becomes 15. A group mark is kept as typed until the number is committed: only the whole text tells "1,5" from
 * "1,500". Remove it when the story "NumberField drops the other decimal mark" fails.
 */
export function EitherDecimalMark({ box, marks }: EitherDecimalMarkProps) {
  const state = useContext(NumberFieldStateContext);
  const latest = useRef({ state, marks });
  useEffect(() => {
    latest.current = { state, marks };
  });

  useEffect(() => {
    const field = box.current;
    const input = field?.querySelector('input');
    if (!field || !input) return undefined;
    const normalized = (text: string) => inNotation(text, latest.current.marks);

    const normalizeInput = () => {
      const text = normalized(input.value);
      if (text !== input.value) flushSync(() => latest.current.state?.setInputValue(text));
    };

    const onBeforeInput = (event: InputEvent) => {
      const { data } = event;
      if (data === null || !/[.,]/.test(data) || event.isComposing) return;
      const after = input.value.slice(input.selectionEnd ?? undefined);
      const text = `${input.value.slice(0, input.selectionStart ?? undefined)}${data}${after}`;
      const validate = latest.current.state?.validate;
      if (!validate || validate(text) || !validate(normalized(text))) return;
      event.preventDefault();
      event.stopPropagation();
      input.setRangeText(normalized(text), 0, input.value.length, 'end');
      const caret = input.value.length - after.length;
      input.setSelectionRange(caret, caret);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data }));
    };

    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const replacesAll = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) === input.value.length;
      if (!replacesAll || input.readOnly || normalized(text) === text) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.state?.commit(normalized(text));
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (committingKeys.has(event.key)) normalizeInput();
    };

    /* Captured, to run before react-aria, which listens on the input and, through React, at the root. */
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    field.addEventListener('beforeinput', onBeforeInput, early);
    field.addEventListener('paste', onPaste, early);
    field.addEventListener('keydown', onKeyDown, early);
    field.addEventListener('focusout', normalizeInput, early);
    field.addEventListener('pointerdown', (event) => event.target !== input && normalizeInput(), early);
    return () => listening.abort();
  }, [box]);
  return null;
}
