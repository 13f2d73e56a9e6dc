import type { Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.js';
import { countryCodes } from './countryCodes.js';
import { useCodeOptions } from './useCodeOptions.js';

export interface CountryFieldProps extends Omit<
  ComboBoxProps,
  'options' | 'filter' | 'query' | 'onQueryChange' | 'loading'
> {
  /** Codes of the countries to offer (ISO 3166-1 alpha-2). Default all. */
  codes?: readonly string[] | undefined;
}

/**
 * A country, chosen by its name in the page's language; the value is its code of two letters (ISO 3166-1). A value that
 * came and is not among the codes stays to be chosen. `ref` and native attributes go to the input.
 */
export const CountryField = fieldForwardRef(function CountryField(
  { codes = countryCodes, onChange, ...props }: CountryFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const options = useCodeOptions(codes, 'region', props.value ?? props.defaultValue);
  return <ComboBox {...props} ref={ref} options={options} onChange={(code) => onChange?.(code)} />;
});
