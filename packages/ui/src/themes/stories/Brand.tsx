import { Heading } from '../../components/Text/Heading.js';
import { Text } from '../../components/Text/Text.js';
import { manifests } from '../manifests.js';
import type { Theme } from '../theme.js';
import * as styles from './themePage.css.js';

/** The logo on each of its three grounds, whole and as a mark alone; the favicon as browsers show it, on light and dark. */
export function Brand({ theme: { Logo, company, favicon } }: { theme: Theme }) {
  return (
    <div className={styles.grounds}>
      {(['surface', 'nav', 'login'] as const).map((on) => (
        <div key={on} className={styles.groundOf[on]}>
          <Logo on={on} title={company} height={26} />
          <Logo on={on} variant="mark" height={26} />
        </div>
      ))}
      <div className={styles.groundOf.surface}>
        {[16, 32, 48].map((size) => (
          <img key={size} src={favicon} alt={`Favicon at ${size} px`} width={size} height={size} />
        ))}
      </div>
    </div>
  );
}

/** The heading face beside the body's and the code's. */
export function Typography({ theme: { name, company } }: { theme: Theme }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.display}>{company} 0123456789</p>
      <Heading level={2} size="title">
        {manifests[name].story}
      </Heading>
      <Heading level={3} size="section">
        Networks and addresses
      </Heading>
      <Text>Machines start in seconds and are paid by the hour. Prices stand beside every choice.</Text>
      <Text size="small" tone="muted">
        Updated 3 minutes ago
      </Text>
      <Text monospace size="small">
        2001:db8:40::7f a6f0c1d2-9b1e-4f8a
      </Text>
    </div>
  );
}
