import { CopyButton } from '../CopyButton/CopyButton.js';
import * as css from './CodeBlock.css.js';

export interface CodeBlockProps {
  /** The text, shown and copied as it is. */
  value: string;
  /** What it is: names the block and its copy button. */
  label: string;
  /** Long lines break instead of scrolling inside the block. */
  wrap?: boolean;
  /** Default true. */
  copyable?: boolean;
}

/** A command, a key or a file to read and copy. */
export function CodeBlock({ value, label, wrap = false, copyable = true }: CodeBlockProps) {
  return (
    <div className={css.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
      <section className={css.code} data-wrap={wrap || undefined} aria-label={label} tabIndex={0}>
        <pre className={css.text}>
          <code className={css.inner}>{value}</code>
        </pre>
      </section>
      {copyable && (
        <div className={css.copy}>
          <CopyButton value={value} label={label} />
        </div>
      )}
    </div>
  );
}
