import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Link, QrCode, Stack, Text } from '@livery/ui';
import * as styles from './payments.css.js';

interface OtherWindowProps {
  page: string;
  /** Whether the page is open in a window of its own; otherwise the browser has blocked it. */
  isOpened: boolean;
}

/** Leads to a processor's page in another window, or on a telephone. */
export default function OtherWindow({ page, isOpened }: OtherWindowProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      {isOpened ? (
        <Text>{t`Pay in the window that has opened. This page follows what becomes of it.`}</Text>
      ) : (
        <Alert tone="warning" heading={t`The window was blocked`}>
          {t`Popups must be allowed for some payment methods. Allow them for this site, or open the page by the link.`}
        </Alert>
      )}
      <Link href={page} external>{t`Open the page of the payment processor`}</Link>
      <QrCode value={page} size={160} label={t`Code that leads to the page of the payment processor`} />
      <Text tone="muted" size="small">{t`Or pay with your telephone: scan the code.`}</Text>
    </Stack>
  );
}

/** The picture of a code that a telephone pays by. */
export function PaymentPicture({ picture }: { picture: string }) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  return (
    <Stack gap={3}>
      <Text>{t`Scan the code with the app of your bank. This page follows what becomes of it.`}</Text>
      {isBroken ? (
        <Alert tone="danger" heading={t`The code could not be loaded`}>
          <Link href={picture} external>{t`Open the code`}</Link>
        </Alert>
      ) : (
        <img className={styles.picture} src={picture} alt={t`Code to pay with`} onError={() => setBroken(true)} />
      )}
    </Stack>
  );
}
