import { useState } from 'react';
import { TextField, type TextFieldProps } from '@livery/ui';
import type { FieldBinding } from './FormField.js';

interface SuggestedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'> {
  /** `null` until somebody types. */
  field: Pick<FieldBinding<string | null>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'>;
  /** What stands there until then; follows what else is chosen. */
  suggestion: string;
}

/**
 * A text that is suggested until somebody types. While the field has the focus no other suggestion comes in between: it
 * would mix with what is being typed.
 */
export function SuggestedField({ field, suggestion, ...rest }: SuggestedFieldProps) {
  const [held, setHeld] = useState<string>();
  const { ref, name, value, onChange, onBlur } = field;
  return (
    <TextField
      {...rest}
      ref={ref}
      name={name}
      value={value ?? held ?? suggestion}
      onChange={onChange}
      onFocus={() => setHeld(suggestion)}
      onBlur={() => {
        setHeld(undefined);
        onBlur();
      }}
      onKeyDown={({ key }) => {
        /* What is sent is what is seen. */
        if (key === 'Enter' && value === null && held !== undefined) onChange(held);
      }}
    />
  );
}
