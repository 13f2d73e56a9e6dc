import { useMemo, useRef, useState, type FocusEvent, type Ref } from 'react';
import { chain, useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import { plainDigits } from '../../internal/plainDigits.js';
import { isEmpty } from '../../internal/props.js';
import { rootOf } from '../../internal/roots.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ComboBox } from '../ComboBox/ComboBox.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import type { SelectOption } from '../OptionList/options.js';
import * as styles from './PhoneField.css.js';

export interface PhoneFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** The number; one that was saved in another format is shown as it is. Left out, the field keeps it itself. */
  value?: string | undefined;
  /** The number at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /**
   * Called when a person changes it, never for showing or leaving it: `+` and digits (E.164), '' for none; the number that
   * was there, typed anew or in another format, as it was. A text without its country code is passed on as it was typed,
   * and the field says so once it is left.
   */
  onChange?: ((value: string) => void) | undefined;
  /** The focus left the number: the moment to check what was entered. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** An example of a number, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

const phoneLibrary = onDemand(() => import('./phoneLibrary.js'));
type PhoneLibrary = Awaited<ReturnType<typeof phoneLibrary.load>>;
type CountryId = ReturnType<PhoneLibrary['getCountries']>[number];
type Problem = 'withoutCountry' | 'unknownCountry' | 'tooShort' | 'tooLong' | 'malformed';

/** Of the countries that share a calling code, the one that it is shown for while digits do not tell another. */
const mainCountries: Partial<Record<string, CountryId>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

/**
 * A text as E.164, where it has its country code; else as it is. Only the library knows which 0 is dialled within its
 * country alone.
 */
function numberOf(text: string, library: PhoneLibrary | undefined): string {
  const digits = text.replaceAll(/\D/g, '');
  if (!text.trim().startsWith('+') || digits === '') return text.trim();
  return library?.parsePhoneNumberFromString(text)?.number ?? `+${digits}`;
}

/**
 * The digits to put after the calling code of the country `id`: those of the text without the code it has, where that is
 * one, or the beginning of the new one.
 */
function nationalOf(text: string, id: CountryId, newCode: string, library: PhoneLibrary): string {
  const parsed = library.parsePhoneNumberFromString(text, id);
  if (parsed) return parsed.nationalNumber;
  if (!text.startsWith('+')) return text;
  const digits = text.replaceAll(/\D/g, '');
  if (newCode.startsWith(digits)) return '';
  const asYouType = new library.AsYouType();
  asYouType.input(text);
  return digits.slice(asYouType.getCallingCode()?.length ?? 0);
}

/** What is wrong with a text as a phone number; before the library has come only what can be told without it. */
function problemOf(text: string, library: PhoneLibrary | undefined): Problem | undefined {
  if (text.trim() === '') return undefined;
  if (!text.trim().startsWith('+')) return 'withoutCountry';
  if (/[^+\d\s().-]/.test(text)) return 'malformed';
  switch (library?.validatePhoneNumberLength(text)) {
    case 'TOO_SHORT':
      return 'tooShort';
    case 'TOO_LONG':
      return 'tooLong';
    case 'INVALID_COUNTRY':
      return 'unknownCountry';
    case 'NOT_A_NUMBER':
    case 'INVALID_LENGTH':
      return 'malformed';
    default:
      return undefined;
  }
}

/**
 * A phone number of any country. The country only writes its calling code before the number, which can be typed whole as
 * well; grouped as its country writes it while it is typed at the end. `ref` and native attributes go to the number.
 */
export const PhoneField = fieldForwardRef(function PhoneField(props: PhoneFieldProps, ref: Ref<HTMLInputElement>) {
  const messages = useOnDemandMessages('phoneField', english.phoneField);
  const [isNeeded, setNeeded] = useState(false);
  const { code: library } = useOnDemand(phoneLibrary, isNeeded);
  /* What is typed, the value that it stands for and what was there before: another value of the caller's takes its place. */
  const [typed, setTyped] = useState<{ text: string; value: string; before: string; isLeft: boolean }>();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(input, props.value, props.defaultValue ?? '', props.onChange, () =>
    setTyped(undefined),
  );
  const current = typed?.value === value ? typed : undefined;
  const text = current?.text ?? value;
  const before = current?.before ?? value;
  const problem = current?.isLeft ? problemOf(text, library) : undefined;

  const field = useField({ ...props, error: isEmpty(props.error) ? problem && messages[problem] : props.error });
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onFocus,
    onBlur,
    size,
    readOnly = false,
    ...attributes
  } = field.rest;
  const { name, disabled = false, ...control } = field.control;

  const type = (next: string, isAtEnd: boolean) => {
    const isGrowing = isAtEnd && next.length > text.length;
    const shown = library && isGrowing && next.startsWith('+') ? new library.AsYouType().input(next) : next;
    const entered = numberOf(shown, library);
    const number = entered === numberOf(before, library) ? before : entered;
    setTyped({ text: shown, value: number, before, isLeft: false });
    if (number !== value) setValue(number);
  };
  const { options, country } = useCountries(library, text);
  /* Whoever leaves the country, by Tab or by a press elsewhere, is on the way to another field already. */
  const isLeaving = useRef(false);
  const countryInput = useRef<HTMLInputElement>(null);
  const chooseCountry = (id: CountryId | null) => {
    const box = countryInput.current;
    const isThere = isLeaving.current || (box !== null && rootOf(box).activeElement === box);
    /* A country that nobody is at is not chosen, but reset with the form. */
    if (!isThere || !library || id === null || id === country) return;
    const code = options.find((option) => option.id === id)?.callingCode ?? '';
    type(`+${code} ${nationalOf(text, id, code, library)}`, true);
    if (!isLeaving.current) input.current?.focus();
  };

  return (
    <FieldFrame field={field}>
      <div className={styles.parts} onPointerEnter={phoneLibrary.preload}>
        <ComboBox
          ref={countryInput}
          label={messages.country}
          labelHidden
          placeholder="+"
          size={size}
          disabled={disabled || readOnly}
          options={options}
          value={country}
          onChange={chooseCountry}
          onFocus={() => {
            setNeeded(true);
            isLeaving.current = false;
          }}
          onKeyDown={({ key }) => {
            isLeaving.current = key === 'Tab';
          }}
          onBlurCapture={() => {
            isLeaving.current = true;
          }}
          /* After what was typed out is chosen. */
          onBlur={() => {
            isLeaving.current = false;
          }}
          loading={isNeeded && !library}
        />
        <div className={boxClass({ ...field, size, readOnly })}>
          <input
            autoComplete="tel"
            {...attributes}
            {...control}
            {...{ disabled, readOnly }}
            ref={useMergedRef(input, ref)}
            type="tel"
            className={box.input}
            value={text}
            onChange={({ target }) => type(plainDigits(target.value), target.selectionStart === target.value.length)}
            onFocus={chain(onFocus, () => setNeeded(true))}
            onBlur={(event) => {
              if (current) setTyped({ ...current, isLeft: true });
              onBlur?.(event);
            }}
          />
        </div>
      </div>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </FieldFrame>
  );
});

interface CountryOption extends SelectOption<CountryId> {
  callingCode: string;
}

/** The countries with their calling codes, and the one of a number; none until the library has come. */
function useCountries(library: PhoneLibrary | undefined, text: string) {
  const locale = useLocale();
  const options = useMemo(() => {
    if (!library) return [];
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    // The code first: of a long name a narrow field shows the beginning.
    return library
      .getCountries()
      .map((id) => ({ id, name: names.of(id) ?? id, callingCode: library.getCountryCallingCode(id) }))
      .toSorted((a, b) => compare(a.name, b.name))
      .map(({ id, name, callingCode }): CountryOption => ({ id, callingCode, label: `+${callingCode} ${name}` }));
  }, [library, locale]);
  const country = useMemo(() => {
    if (!library || !text.startsWith('+')) return null;
    const asYouType = new library.AsYouType();
    asYouType.input(text);
    const code = asYouType.getCallingCode() ?? '';
    return (
      asYouType.getCountry() ??
      mainCountries[code] ??
      options.find(({ callingCode }) => callingCode === code)?.id ??
      null
    );
  }, [library, options, text]);
  return { options, country };
}
