import { Suspense, useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Inline, Link, Spinner, Text } from '@livery/ui';
import type { PaymentWindow } from '#integrations/payments/paymentWindow.js';
import { lazyComponent } from '#shared/lazy.js';
import { useEnvironment } from '#shared/services.js';
import { type PaymentStep } from './nextStep.js';
import { useEndOfAbsence } from './useEndOfAbsence.js';
import type { VendorStepViewProps } from './VendorStepView.js';

interface PaymentStepViewProps extends Omit<VendorStepViewProps, 'step'> {
  step: PaymentStep;
  /** The window that was opened when Pay was pressed; undefined where it was blocked. */
  opened: PaymentWindow | undefined;
}

const OtherWindow = lazyComponent(() => import('./OtherWindow.js'));
const PaymentPicture = lazyComponent(async () => ({ default: (await import('./OtherWindow.js')).PaymentPicture }));
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
      return (
        <Suspense>
          <PaymentPicture picture={step.picture} />
        </Suspense>
      );
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
