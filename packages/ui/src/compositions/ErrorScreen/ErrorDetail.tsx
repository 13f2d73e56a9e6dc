import { forwardRef } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import * as styles from './ErrorScreen.css.js';

export interface ErrorDetailProps extends NativeAttributes {
  /** What is opened by a press: "Technical details". */
  label: string;
  /** Shown as it is, in several lines, with a button that copies it. */
  value: string;
}

const disclosureCode = onDemand(() => import('./DetailDisclosure.js'));

/**
 * What else is known of an error, closed at first. Its code is fetched when there is something to show; where it cannot
 * be fetched the detail stands there as it is.
 */
export const ErrorDetail = forwardRef<HTMLDivElement, ErrorDetailProps>(function ErrorDetail(
  { label, value, ...attributes },
  ref,
) {
  const { code, failed } = useOnDemand(disclosureCode, true);
  return (
    <div {...attributes} ref={ref} className={styles.detail}>
      {code && <code.DetailDisclosure label={label} value={value} />}
      {failed && <pre className={styles.plainDetail}>{value}</pre>}
    </div>
  );
});
