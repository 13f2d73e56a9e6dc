import { Suspense, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Inline, Link, Spinner, Stack, Text } from '@livery/ui';
import type { PaymentWindow } from '#integrations/payments/paymentWindow.js';
import { lazyComponent } from '#shared/lazy.js';
import { useEnvironment } from '#shared/services.js';
import { type PaymentStep } from './nextStep.js';
import * as styles from './payments.css.js';
import { useEndOfAbsence } from './useEndOfAbsence.js';
import type { VendorStepViewProps } from './VendorStepView.js';

interface PaymentStepViewProps extends Omit<VendorStepViewProps, 'step'> {
  step: PaymentStep;
  /** The window that was opened when Pay was pressed; undefined where it was blocked. */
  opened: PaymentWindow | undefined;
}

const OtherWindow = lazyComponent(() => import('./OtherWindow.js'));
const VendorStepView = lazyComponent(() => import('./VendorStepView.js'));

/** What the person has to do now: at a page of the processor, in a part of it here, or with a telephone. */
export function PaymentStepView(props: PaymentStepViewProps) {
  const { step } = props;
  switch (step.kind) {
    case 'redirect':
      return <Redirect {...props} page={step.page} />;
    case 'window':
      return (
        <Suspense>
          <OtherWindow page={step.page} isOpened={props.opened !== undefined} />
        </Suspense>
      );
    case 'qr':
      return <Picture picture={step.picture} />;
    case 'wait':
      return null;
    default:
      return (
        <Suspense>
          <VendorStepView {...props} step={step} />
        </Suspense>
      );
  }
}

function Redirect({ page, onEnd }: PaymentStepViewProps & { page: string }) {
  const { t } = useLingui();
  const { assign } = useEnvironment();
  useEffect(() => assign(page), [assign, page]);
  useEndOfAbsence(onEnd);
  return (
    <Inline gap={3} align="center">
      <Spinner label={t`Opening the page of the payment processor`} />
      <Text>
        {t`Opening the page of the payment processor…`} <Link href={page}>{t`Open it yourself`}</Link>
      </Text>
    </Inline>
  );
}

function Picture({ picture }: { picture: string }) {
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
