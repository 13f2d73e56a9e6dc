import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import * as styles from './ErrorScreen.css.js';

export interface ErrorDetailProps {
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
export function ErrorDetail(props: ErrorDetailProps) {
  const { code, failed } = useOnDemand(disclosureCode, true);
  if (code) return <code.DetailDisclosure {...props} />;
  return failed ? <pre className={styles.plainDetail}>{props.value}</pre> : null;
}
