import { useContext, useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { inNotation, type Marks } from './notation.js';

/** After these the number counts: it is taken or stepped. */
const takingKeys = new Set(['Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

interface EitherMarkProps {
  /** What the field and its steppers are in. */
  box: RefObject<HTMLElement | null>;
  marks: Marks;
}

/**
 * Lets `.` and `,` both be typed and pasted as the decimal mark. react-aria drops the one that the language does not
 * know and takes its group mark for nothing, so that "1.5" or "1,5" would become 15. A group mark stays as it is typed
 * until the number is taken: only the whole text tells "1,5" from "1,500".
 */
export function EitherMark({ box, marks }: EitherMarkProps) {
  const state = useContext(NumberFieldStateContext);
  const latest = useRef({ state, marks });
  useEffect(() => {
    latest.current = { state, marks };
  });

  useEffect(() => {
    const field = box.current;
    const input = field?.querySelector('input');
    if (!field || !input) return undefined;
    const written = (text: string) => inNotation(text, latest.current.marks);

    const settle = () => {
      const text = written(input.value);
      if (text !== input.value) flushSync(() => latest.current.state?.setInputValue(text));
    };

    const type = (event: InputEvent) => {
      const { data } = event;
      if (data === null || !/[.,]/.test(data) || event.isComposing) return;
      const after = input.value.slice(input.selectionEnd ?? undefined);
      const text = `${input.value.slice(0, input.selectionStart ?? undefined)}${data}${after}`;
      const validate = latest.current.state?.validate;
      if (!validate || validate(text) || !validate(written(text))) return;
      event.preventDefault();
      event.stopPropagation();
      input.setRangeText(written(text), 0, input.value.length, 'end');
      const caret = input.value.length - after.length;
      input.setSelectionRange(caret, caret);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data }));
    };

    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const whole = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) === input.value.length;
      if (!whole || input.readOnly || written(text) === text) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.state?.commit(written(text));
    };

    const press = (event: KeyboardEvent) => {
      if (takingKeys.has(event.key)) settle();
    };

    /* All before react-aria, which listens on the input and, through React, at the root. */
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    field.addEventListener('beforeinput', type, early);
    field.addEventListener('paste', paste, early);
    field.addEventListener('keydown', press, early);
    field.addEventListener('focusout', settle, early);
    field.addEventListener('pointerdown', (event) => event.target !== input && settle(), early);
    return () => listening.abort();
  }, [box]);
  return null;
}
