import { useState } from 'react';
import { TextField, type TextFieldProps } from '@livery/ui';
import type { FieldBinding } from './FormField.js';

interface SuggestedFieldProps extends Omit<TextFieldProps, keyof FieldBinding<string> | 'onFocus' | 'onKeyDown'> {
  /** `null` until somebody types. */
  field: FieldBinding<string | null>;
  /** What stands there until then; follows what else is chosen. */
  suggestion: string;
}

/**
 * A text that is suggested until somebody types. While the field has the focus no other suggestion comes in between: it
 * would mix with what is being typed.
 */
export function SuggestedField({ field, suggestion, ...rest }: SuggestedFieldProps) {
  const [held, setHeld] = useState<string>();
  const { value, onChange, onBlur } = field;
  return (
    <TextField
      {...rest}
      {...field}
      value={value ?? held ?? suggestion}
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
