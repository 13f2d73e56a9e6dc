import { useContext, useEffect } from 'react';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { inNotation, numberIn, type Marks } from '../components/NumberField/notation.js';

/** A number that is being typed. */
export interface Typing {
  /** The number that the caller was told last. */
  reported: number | undefined;
  /** The number that react-aria had before the typing, and is given until it ends, so that it leaves the text alone. */
  committed: number | undefined;
}

interface ChangeWhileTypingProps {
  /** Undefined while nobody types. */
  typing: Typing | undefined;
  /** The marks of the field's notation; undefined where it takes whole numbers only. */
  marks: Marks | undefined;
  /** The text is a percentage: 100 means 1. */
  percent: boolean;
  onNumber: (value: number) => void;
}

/**
 * Inside a NumberField: reports the number after each key.
 *
 * Missing upstream: react-aria reports it when the field is left or Enter is pressed, so that what depends on it, such as
 * a price, lags behind. Remove it when the story "NumberField reports no number while typing" fails.
 */
export function ChangeWhileTyping({ typing, marks, percent, onNumber }: ChangeWhileTypingProps) {
  const { inputValue = '', numberValue = Number.NaN } = useContext(NumberFieldStateContext) ?? {};
  const text = marks ? inNotation(inputValue, marks) : inputValue;
  const number = marks && text !== inputValue ? numberIn(text, marks) / (percent ? 100 : 1) : numberValue;
  useEffect(() => {
    if (typing && !Number.isNaN(number) && number !== typing.reported) onNumber(number);
  }, [typing, number, onNumber]);
  return null;
}
