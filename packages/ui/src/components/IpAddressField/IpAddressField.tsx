import { useState, type FocusEvent, type Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useResetRef } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { TextField, type TextFieldProps } from '../TextField/TextField.js';
import { ipAddressProblem, type IpAddressRules } from './ipAddress.js';

export interface IpAddressFieldProps
  extends
    Omit<TextFieldProps, 'type' | 'monospace' | 'inputMode' | 'prefix' | 'suffix' | 'unit' | 'spellCheck' | 'onBlur'>,
    IpAddressRules {
  /** The focus left it: the moment to check what was entered. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * An IP address, a network in CIDR notation, or one of both. Once it is left it says what is wrong with what was entered;
 * `onChange` gets the text as it is typed. `ref` and native attributes go to the input.
 */
export const IpAddressField = fieldForwardRef(function IpAddressField(
  { kind = 'either', version = 'either', onChange, onBlur, ...props }: IpAddressFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('ipAddressField', english.ipAddressField);
  const [left, setLeft] = useState<string>();
  const entered = left !== undefined && (props.value === undefined || props.value === left) ? left.trim() : '';
  const problem = entered === '' ? undefined : ipAddressProblem(entered, { kind, version });
  const example = `${version === 6 ? '2001:db8::' : '192.0.2.0'}${kind === 'cidr' ? (version === 6 ? '/64' : '/24') : ''}`;
  const problemText =
    problem === 'malformed' || problem === 'prefixMissing' ? messages[problem](example) : problem && messages[problem];
  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={useResetRef(ref, props.value, undefined, () => setLeft(undefined))}
      monospace
      error={isEmpty(props.error) ? problemText : props.error}
      onChange={(text) => {
        setLeft(undefined);
        onChange?.(text);
      }}
      onBlur={(event) => {
        setLeft(event.currentTarget.value);
        onBlur?.(event);
      }}
    />
  );
});
