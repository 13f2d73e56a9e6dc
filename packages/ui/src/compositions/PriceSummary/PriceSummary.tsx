import { ChevronDown, ChevronUp } from 'lucide-react';
import { forwardRef, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { keysByText } from '../../internal/keysByText.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './PriceSummary.css.js';

export interface PriceSummaryLine {
  /** What is paid for. */
  label: string;
  /** Formatted; a dash where the price is not known. */
  amount: string;
}

export interface PriceSummaryProps extends NativeAttributes {
  /** "Price" by default. */
  heading?: ReactNode;
  /** What the total is made of, in the order to show. Default none. */
  lines?: readonly PriceSummaryLine[] | undefined;
  /** Formatted totals; a dash where the price is not known, never 0. */
  monthly: string;
  /** The same total an hour, formatted. */
  hourly?: string | undefined;
  /** A sentence under the totals: VAT, currency, what is not in them. */
  note?: ReactNode | undefined;
  /** At the end of the heading: a small Select of the currency. */
  controls?: ReactNode | undefined;
  /** The form's one primary action. */
  submit: ReactNode;
}

const none: readonly PriceSummaryLine[] = [];

/**
 * What is about to be paid, beside the form that decides it: 320 px wide (specification: account and billing, section 9),
 * in sight while the form scrolls. Inside a FormLayout without room beside the form it is a bar at the foot of the screen, which opens to show its lines.
 */
export const PriceSummary = forwardRef<HTMLElement, PriceSummaryProps>(function PriceSummary(
  { heading, lines = none, monthly, hourly, note, controls, submit, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('priceSummary', english.priceSummary);
  const id = useId();
  const keyOf = keysByText();
  const [expanded, setExpanded] = useState(false);
  const expandable = lines.length > 0 || !isEmpty(note) || !isEmpty(controls);
  const collapsed = expanded ? undefined : '';
  return (
    <section aria-labelledby={`${id}-title`} {...attributes} ref={ref} className={styles.root}>
      <div className={styles.head} data-collapsed={collapsed}>
        <h2 id={`${id}-title`} className={styles.title}>
          {heading ?? messages.title}
        </h2>
        {controls}
      </div>
      {expandable ? (
        <div id={`${id}-details`} className={styles.details} data-collapsed={collapsed}>
          {lines.length === 0 ? null : (
            <dl className={styles.lines}>
              {lines.map((line) => (
                <div key={keyOf(line.label)} className={styles.line}>
                  <dt className={styles.label}>{line.label}</dt>
                  <dd className={styles.amount}>{line.amount}</dd>
                </div>
              ))}
            </dl>
          )}
          {!isEmpty(note) && <p className={styles.note}>{note}</p>}
        </div>
      ) : null}
      {/* Said aloud when it changes, as the price follows the form. */}
      <output className={styles.totals} aria-atomic="true">
        <span className={styles.monthly}>
          {monthly} <span className={styles.unit}>{messages.perMonth}</span>
        </span>
        {hourly === undefined ? null : (
          <span className={styles.hourly}>
            {hourly} {messages.perHour}
          </span>
        )}
      </output>
      {expandable ? (
        <div className={styles.toggle}>
          <IconButton
            icon={expanded ? ChevronDown : ChevronUp}
            label={expanded ? messages.hideDetails : messages.showDetails}
            aria-expanded={expanded}
            aria-controls={`${id}-details`}
            onClick={() => setExpanded(!expanded)}
          />
        </div>
      ) : null}
      <div className={styles.submit}>{submit}</div>
    </section>
  );
});
