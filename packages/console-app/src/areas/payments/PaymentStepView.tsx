import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Inline, Link, QrCode, Spinner, Stack, Text } from '@livery/ui';
import type { PaymentWindow } from '#integrations/payments/paymentWindow.js';
import type { Mounted, VendorOutcome } from '#integrations/payments/vendors.js';
import { useEnvironment } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';
import { useRestoredPage } from '#shared/useRestoredPage.js';
import { type PaymentStep } from './nextStep.js';
import * as styles from './payments.css.js';
import { VendorFailure, VendorPart } from './VendorPart.js';

interface PaymentStepViewProps {
  step: PaymentStep;
  processor: string;
  /** The window that was opened when Pay was pressed; undefined where it was blocked. */
  opened: PaymentWindow | undefined;
  /** Called once the person is done at the processor, as far as its own code says. */
  onEnd: (outcome: VendorOutcome) => void;
  /** What leads elsewhere where the processor's code does not come. */
  next: ReactNode;
}

/* What speaks to a processor comes when it is wanted, as the processor's own code does: what fails to come is the same. */
const loadStripe = () => import('#integrations/payments/stripe.js');
const loadAdyen = () => import('#integrations/payments/adyen.js');
const loadDuitku = () => import('#integrations/payments/duitku.js');
const loadRazorpay = () => import('#integrations/payments/razorpay.js');

/** What the person has to do now: at a page of the processor, in a part of it here, or with a telephone. */
export function PaymentStepView(props: PaymentStepViewProps) {
  const { step } = props;
  switch (step.kind) {
    case 'redirect':
      return <Redirect {...props} page={step.page} />;
    case 'window':
      return <OtherWindow {...props} page={step.page} />;
    case 'qr':
      return <Picture picture={step.picture} />;
    case 'payment':
      return <PaymentForm {...props} step={step} />;
    case 'wallet':
      return <Wallet {...props} step={step} />;
    case 'dropin':
      return <Dropin {...props} step={step} />;
    case 'challenge':
    case 'duitku':
    case 'razorpay':
      return <Overlay {...props} step={step} />;
    default:
      return null;
  }
}

/** Whoever left for a page of the processor or the bank and comes back by the browser's Back may have paid there: the server knows. */
const useEndOfAbsence = (onEnd: PaymentStepViewProps['onEnd'], isAway = true) =>
  useRestoredPage(() => isAway && onEnd({ kind: 'finished' }));

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

function OtherWindow({ page, opened }: PaymentStepViewProps & { page: string }) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      {opened ? (
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

/** What every part by Stripe is made with. */
function useStripeOptions(processor: string) {
  const config = useSiteConfig();
  const language = useLocale();
  const key = config.paymentProcessors.find(({ keyword }) => keyword === processor)?.public_key ?? '';
  return { config, key, language };
}

type Step<Kind extends PaymentStep['kind']> = PaymentStepViewProps & { step: Extract<PaymentStep, { kind: Kind }> };

function PaymentForm({ step, processor, onEnd, next }: Step<'payment'>) {
  const { t } = useLingui();
  const options = useStripeOptions(processor);
  const [part, setPart] = useState<Mounted<VendorOutcome>>();
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEndOfAbsence(onEnd, isSent);
  const pay = async () => {
    if (!part || isSent) return;
    setSent(true);
    setFailure(undefined);
    const outcome = await part
      .submit()
      .catch((error: unknown): VendorOutcome => ({ kind: 'failed', message: String(error) }));
    setSent(false);
    if (outcome.kind === 'failed') setFailure(outcome.message);
    onEnd(outcome);
  };
  return (
    <Stack gap={3}>
      <VendorPart<Mounted<VendorOutcome>>
        label={t`Payment by Stripe`}
        page={step.page}
        next={next}
        mount={async (target) => (await loadStripe()).mountPayment(target, { ...options, ...step })}
        onReady={setPart}
      />
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {part && (
        <Inline>
          <Button variant="primary" loading={isSent} onClick={() => void pay()}>{t`Confirm payment`}</Button>
        </Inline>
      )}
    </Stack>
  );
}

function Wallet({ step, processor, onEnd, next }: Step<'wallet'>) {
  const { t } = useLingui();
  const options = useStripeOptions(processor);
  return (
    <VendorPart<Mounted<VendorOutcome>>
      label={t`Payment by wallet`}
      page={step.page}
      next={next}
      mount={async (target) => (await loadStripe()).mountWallet(target, { ...options, ...step })}
      onReady={(part) => part.submit().then(onEnd)}
    />
  );
}

function Dropin({ step, onEnd, next }: Step<'dropin'>) {
  const { t } = useLingui();
  const config = useSiteConfig();
  const language = useLocale();
  return (
    <VendorPart
      label={t`Payment by Adyen`}
      page={step.page}
      next={next}
      mount={async (target) => (await loadAdyen()).mountAdyen(target, { config, language, ...step })}
      onReady={({ ended }) => ended.then(onEnd)}
    />
  );
}

const begun = new WeakMap<PaymentStep, Promise<VendorOutcome>>();

/** Opens what lies over the page, once for a step: a second one could be paid a second time. */
function Overlay({ step, processor, onEnd, next }: Step<'challenge' | 'duitku' | 'razorpay'>) {
  const { t } = useLingui();
  const options = useStripeOptions(processor);
  const { siteName } = options.config;
  const [isBlocked, setBlocked] = useState(false);
  useEndOfAbsence(onEnd);
  const open = useEffectEvent(async (): Promise<VendorOutcome> => {
    if (step.kind === 'challenge') {
      return (await loadStripe()).confirmCharge({ ...options, clientSecret: step.clientSecret });
    }
    if (step.kind === 'duitku') return (await loadDuitku()).openDuitku(options.config, step.reference);
    const { key, orderId: order_id, amount, currency } = step;
    return (await loadRazorpay()).openRazorpay(options.config, { key, order_id, amount, currency, name: siteName });
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isBlocked) return undefined;
    let isCurrent = true;
    const outcome = begun.get(step) ?? open();
    begun.set(step, outcome);
    outcome.then(
      (result) => isCurrent && end(result),
      () => {
        begun.delete(step);
        if (isCurrent) setBlocked(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [step, isBlocked]);
  if (isBlocked) {
    return <VendorFailure onRetry={() => setBlocked(false)} page={step.page} next={next} />;
  }
  return (
    <Inline gap={3} align="center">
      <Spinner label={t`Waiting for you`} />
      <Text>
        {step.kind === 'challenge' ? t`Confirm the payment with your bank.` : t`Pay in the window over this page.`}
      </Text>
    </Inline>
  );
}
