import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.js';
import { useMessages } from '../../messages/messages.js';
import * as styles from './PriceSummary.css.js';

export interface PriceLine {
  /** What is paid for. */
  label: string;
  /** Formatted; a dash where the price is not known. */
  amount: string;
}

export interface PriceSummaryProps {
  /** "Price" by default. */
  title?: string;
  /** What the total is made of, in the order to show. Default none. */
  lines?: readonly PriceLine[];
  /** Formatted totals; a dash where the price is not known, never 0. */
  monthly: string;
  /** The same total an hour, formatted. */
  hourly?: string;
  /** A sentence under the totals: VAT, currency, what is not in them. */
  note?: ReactNode;
  /** At the end of the title: a small Select of the currency. */
  controls?: ReactNode;
  /** The form's one primary action. */
  submit: ReactNode;
}

const none: readonly PriceLine[] = [];

/**
 * What is about to be paid, beside the form that decides it: 320 px wide (A 9), in sight while the form scrolls.
 * Inside a FormLayout without room beside the form it is a bar at the foot of the screen, which opens to show its lines.
 */
export function PriceSummary({ title, lines = none, monthly, hourly, note, controls, submit }: PriceSummaryProps) {
  const words = useMessages('priceSummary');
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const expandable = lines.length > 0 || note !== undefined || controls !== undefined;
  const collapsed = expanded ? undefined : '';
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head} data-collapsed={collapsed}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title ?? words.title}
        </h2>
        {controls}
      </div>
      {expandable ? (
        <div id={`${id}-details`} className={styles.details} data-collapsed={collapsed}>
          {lines.length === 0 ? null : (
            <dl className={styles.lines}>
              {lines.map((line) => (
                <div key={line.label} className={styles.line}>
                  <dt className={styles.label}>{line.label}</dt>
                  <dd className={styles.amount}>{line.amount}</dd>
                </div>
              ))}
            </dl>
          )}
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
      ) : null}
      {/* Said aloud when it changes, as the price follows the form. */}
      <output className={styles.totals} aria-atomic="true">
        <span className={styles.monthly}>
          {monthly} <span className={styles.unit}>{words.perMonth}</span>
        </span>
        {hourly === undefined ? null : (
          <span className={styles.hourly}>
            {hourly} {words.perHour}
          </span>
        )}
      </output>
      {expandable ? (
        <div className={styles.toggle}>
          <IconButton
            icon={expanded ? ChevronDown : ChevronUp}
            label={expanded ? words.hideDetails : words.showDetails}
            aria-expanded={expanded}
            aria-controls={`${id}-details`}
            onClick={() => setExpanded(!expanded)}
          />
        </div>
      ) : null}
      <div className={styles.submit}>{submit}</div>
    </section>
  );
}
