import { forwardRef, useId, type ReactNode } from 'react';
import { Heading } from '../../components/Text/Heading.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { dash, isEmpty } from '../../internal/props.js';
import { keysByText } from '../../internal/keysByText.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { roles } from '../../components/Table/markup.js';
import { reset } from '../../theme/layers.css.js';
import * as styles from './InvoiceView.css.js';

export interface InvoiceFact {
  /** The name of the fact, such as "Due date". */
  label: string;
  /** Formatted; nothing is shown as a dash. */
  value: ReactNode;
}

export interface InvoiceParty {
  /** Who it is, such as "Billed to". */
  label: string;
  /** The name and the address, a line each; the first is emphasised. */
  lines: readonly string[];
}

/** A line of an invoice. Amounts come formatted; a dash where unknown. */
export interface InvoiceLine {
  /** Unique in the invoice. */
  id: string;
  /** What is charged. */
  description: ReactNode;
  /** With its unit. */
  quantity?: string | undefined;
  unitPrice?: string | undefined;
  tax?: string | undefined;
  amount: string;
}

export interface InvoiceTotal {
  label: string;
  /** Formatted; a dash where unknown, never 0. */
  amount: string;
}

export interface InvoiceViewProps extends NativeAttributes {
  /** Its name, such as "Invoice 90412". */
  heading: ReactNode;
  /** Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** `print` shows heading, status and actions on paper only: the page has them above the invoice. Default `always`. */
  headingDisplay?: 'always' | 'print' | undefined;
  /** Beside the heading, for a Badge or a StatusIndicator. */
  status?: ReactNode;
  /** Buttons; not printed. */
  actions?: ReactNode;
  /** Dates and numbers of the whole. Default none. */
  facts?: readonly InvoiceFact[] | undefined;
  /** Who bills and who is billed. Default none. */
  parties?: readonly InvoiceParty[] | undefined;
  /** What the lines are, for the table's caption. */
  caption: string;
  lines: readonly InvoiceLine[];
  /** The heading of the tax column, such as "VAT". By default "Tax". */
  taxLabel?: string | undefined;
  /** Sums, in the order to show; the last is what is to be paid. */
  totals: readonly InvoiceTotal[];
  /** Sentences under the totals. */
  notes?: ReactNode;
}

const none: readonly never[] = [];

/**
 * A bill: its dates, who it is between, its lines and its sums. A page with one prints the invoice alone. All amounts come
 * formatted.
 */
export const InvoiceView = forwardRef<HTMLElement, InvoiceViewProps>(function InvoiceView(
  {
    heading,
    headingLevel = 2,
    headingDisplay = 'always',
    status,
    actions,
    facts = none,
    parties = none,
    caption,
    lines,
    taxLabel,
    totals,
    notes,
    ...attributes
  },
  ref,
) {
  const messages = useOnDemandMessages('invoiceView', english.invoiceView);
  const id = useId();
  const optional = [
    { key: 'quantity', header: messages.quantity },
    { key: 'unitPrice', header: messages.unitPrice },
    { key: 'tax', header: taxLabel ?? messages.tax },
  ] as const;
  const columns = optional.filter(({ key }) => lines.some((line) => line[key] !== undefined));
  const [factKey, partyKey, lineKey, totalKey] = [keysByText(), keysByText(), keysByText(), keysByText()];
  return (
    <article aria-labelledby={id} {...attributes} ref={ref} className={styles.root}>
      <div className={styles.sheet}>
        <div className={styles.head} data-display={headingDisplay}>
          <div className={styles.title}>
            <Heading level={headingLevel} id={id}>
              {heading}
            </Heading>
            {status}
          </div>
          {!isEmpty(actions) && <div className={styles.actions}>{actions}</div>}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={factKey(fact.label)}>
                <dt className={styles.label}>{fact.label}</dt>
                <dd className={styles.value}>{isEmpty(fact.value) ? dash : fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {parties.length > 0 && (
          <div className={styles.parties}>
            {parties.map((party) => (
              <div key={partyKey(party.label)}>
                <p className={styles.label}>{party.label}</p>
                <address className={styles.address}>
                  {party.lines.map((line, index) => (
                    <span key={lineKey(line)} className={index === 0 ? styles.partyName : undefined}>
                      {line}
                    </span>
                  ))}
                </address>
              </div>
            ))}
          </div>
        )}
        <table {...roles.table} className={styles.table}>
          <caption className={reset}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead {...roles.group} className={styles.headGroup}>
            <tr {...roles.row}>
              <th {...roles.columnHeader} scope="col" className={styles.headCell}>
                {messages.description}
              </th>
              {columns.map(({ key, header }) => (
                <th key={key} {...roles.columnHeader} scope="col" className={styles.headNumber}>
                  {header}
                </th>
              ))}
              <th {...roles.columnHeader} scope="col" className={styles.headNumber}>
                {messages.amount}
              </th>
            </tr>
          </thead>
          <tbody {...roles.group} className={styles.group}>
            {lines.map((line) => (
              <tr key={line.id} {...roles.row} className={styles.row}>
                <th {...roles.rowHeader} scope="row" className={styles.nameCell}>
                  {line.description}
                </th>
                {columns.map(({ key, header }) => (
                  <td key={key} {...roles.cell} className={styles.number} data-label={header}>
                    <span className={styles.figure}>{line[key] ?? dash}</span>
                  </td>
                ))}
                <td {...roles.cell} className={styles.amount}>
                  <span className={styles.figure}>{line.amount}</span>
                </td>
              </tr>
            ))}
            {lines.length === 0 && (
              <tr {...roles.row} className={styles.row}>
                <td {...roles.cell} className={styles.emptyCell} colSpan={columns.length + 2}>
                  {messages.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        <dl className={styles.totals}>
          {totals.map((total, index) => (
            <div key={totalKey(total.label)} className={index === totals.length - 1 ? styles.grandTotal : styles.total}>
              <dt className={reset}>{total.label}</dt>
              <dd className={styles.value}>{total.amount}</dd>
            </div>
          ))}
        </dl>
        {!isEmpty(notes) && <div className={styles.notes}>{notes}</div>}
      </div>
    </article>
  );
});
