import { forwardRef } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { CopyButton } from '../CopyButton/CopyButton.js';
import * as styles from './CodeBlock.css.js';

export interface CodeBlockProps extends NativeAttributes<HTMLDivElement> {
  /** The text, shown and copied as it is. */
  value: string;
  /** What it is: names the block and its copy button. */
  label: string;
  /** Long lines break instead of scrolling inside the block. Default false. */
  wrap?: boolean | undefined;
  /** Shows a copy button. Default true. */
  copyable?: boolean | undefined;
}

/** A command, a key or a file to read and copy. */
export const CodeBlock = forwardRef<HTMLDivElement, CodeBlockProps>(function CodeBlock(
  { value, label, wrap = false, copyable = true, ...attributes },
  ref,
) {
  return (
    <div {...attributes} ref={ref} className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
      <section className={styles.code} data-wrap={wrap || undefined} aria-label={label} tabIndex={0}>
        <pre className={styles.text}>
          <code className={styles.inner}>{value}</code>
        </pre>
      </section>
      {copyable && (
        <div className={styles.copy}>
          <CopyButton value={value} label={label} />
        </div>
      )}
    </div>
  );
});
