import { forwardRef } from 'react';
import { CreditCard, FileText, FlaskConical, type LucideIcon } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './CardBrand.css.js';

export const cardBrands = ['visa', 'mastercard', 'discover', 'amex', 'jcb', 'invoice', 'mock'] as const;
export type CardBrandName = (typeof cardBrands)[number];

export interface CardBrandProps extends NativeAttributes<HTMLSpanElement> {
  /** Undefined for one that is not known: a plain card. */
  brand: CardBrandName | undefined;
  /** Height in px; the width follows. Default 24. */
  size?: number | undefined;
  /** Read out in its place. Default: nothing, because the name usually stands beside it. */
  label?: string | undefined;
}

/** Own marks, in the manner of the brands: their logos belong to them. */
const letters: Partial<Record<CardBrandName, string>> = { visa: 'VISA', amex: 'AMEX', jcb: 'JCB', discover: 'DISC' };
const icons: Partial<Record<CardBrandName, LucideIcon>> = { invoice: FileText, mock: FlaskConical };

/** What kind of card or payment method it is, as a small card. */
export const CardBrand = forwardRef<HTMLSpanElement, CardBrandProps>(function CardBrand(
  { brand, size = 24, label, ...attributes },
  ref,
) {
  const text = brand && letters[brand];
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...attributes}
      ref={ref}
      className={`${styles.card} ${brand === 'visa' ? styles.italic : ''}`}
      style={{ inlineSize: Math.round(size * 1.5), blockSize: size, fontSize: Math.round(size * 0.42) }}
    >
      {brand === 'mastercard' ? (
        <svg viewBox="0 0 36 24" className={styles.drawing} aria-hidden="true">
          <circle cx="14" cy="12" r="7" fill="currentColor" fillOpacity="0.35" />
          <circle cx="22" cy="12" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      ) : (
        (text ?? <Icon icon={(brand && icons[brand]) ?? CreditCard} size={Math.round(size * 0.67)} />)
      )}
    </span>
  );
});
