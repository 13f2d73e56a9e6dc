import type { Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.js';
import { currencyCodes } from '../CountryField/countryCodes.js';
import { useCodeOptions } from '../CountryField/useCodeOptions.js';

export interface CurrencyFieldProps extends Omit<
  ComboBoxProps,
  'options' | 'filter' | 'query' | 'onQueryChange' | 'loading'
> {
  /** Codes of the currencies to offer (ISO 4217). Default all that are in use. */
  codes?: readonly string[] | undefined;
}

/**
 * A currency, found by its code or its name in the page's language; the value is its code of three letters (ISO 4217).
 * Of a few currencies a Select is calmer. `ref` and native attributes go to the input.
 */
export const CurrencyField = fieldForwardRef(function CurrencyField(
  { codes = currencyCodes, onChange, ...props }: CurrencyFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const options = useCodeOptions(codes, 'currency', props.value ?? props.defaultValue);
  return <ComboBox {...props} ref={ref} options={options} onChange={(code) => onChange?.(code)} />;
});
