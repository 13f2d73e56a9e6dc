import * as styles from './Button.css.js';

interface Look {
  variant: keyof typeof styles.variants;
  size: 'medium' | 'small';
  fullWidth?: boolean | undefined;
  iconOnly?: boolean | undefined;
}

/** The classes of a button, also of a link that looks like one. */
export const buttonClass = ({ variant, size, fullWidth = false, iconOnly = false }: Look): string =>
  [
    styles.base,
    styles.variants[variant],
    styles.forced,
    (iconOnly ? styles.square : styles.withLabel)[size],
    fullWidth && styles.wide,
  ]
    .filter(Boolean)
    .join(' ');
