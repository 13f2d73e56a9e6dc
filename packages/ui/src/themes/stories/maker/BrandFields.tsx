import { Upload, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../components/Button/Button.js';
import { IconButton } from '../../../components/Button/IconButton.js';
import { TextField } from '../../../components/TextField/TextField.js';
import * as styles from './maker.css.js';

/** Colors to begin with: usual ones, and those that are hard to make readable. */
const suggestions = ['#0b7285', '#7c3aed', '#d6336c', '#e8590c', '#2f9e44', '#1c7ed6', '#ffd43b', '#111111', '#f8f9fa'];

interface ColorFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The color of the brand: picked, typed, or one of a few. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const whole = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className={styles.color}>
      <div className={styles.colorRow}>
        <input
          type="color"
          className={styles.well}
          aria-label="Pick the brand color"
          value={whole ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <TextField
          label="Brand color"
          value={value}
          onChange={onChange}
          monospace
          {...(!whole && { error: 'A color is # and six digits, such as #0b7285.' })}
        />
      </div>
      <div className={styles.swatches}>
        {suggestions.map((color) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            style={{ backgroundColor: color }}
            aria-label={`Brand color ${color}`}
            aria-pressed={color === value}
            onClick={() => onChange(color)}
          />
        ))}
      </div>
    </div>
  );
}

interface LogoFieldProps {
  logo: string | undefined;
  onChange: (logo: string | undefined) => void;
}

/** A picture from this machine. It is read by this page alone and sent nowhere. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = (chosen: File | undefined) => {
    if (!chosen) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => onChange(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(chosen);
  };
  return (
    <div className={styles.logoField}>
      <span className={styles.legend} id={id}>
        Logo
      </span>
      <div className={styles.logoRow}>
        <input
          ref={file}
          type="file"
          accept="image/svg+xml,image/png,image/webp,image/jpeg"
          hidden
          aria-labelledby={id}
          onChange={({ target }) => read(target.files?.[0])}
        />
        <Button icon={Upload} onClick={() => file.current?.click()}>
          {logo === undefined ? 'Choose a picture' : 'Choose another'}
        </Button>
        {logo !== undefined && (
          <IconButton
            icon={X}
            label="Remove the logo"
            onClick={() => {
              if (file.current) file.current.value = '';
              onChange(undefined);
            }}
          />
        )}
      </div>
      <p className={styles.hint}>SVG, PNG or WebP. It stays in this browser.</p>
    </div>
  );
}
