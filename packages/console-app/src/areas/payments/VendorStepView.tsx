import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Inline, Spinner, Stack, Text } from '@livery/ui';
import type { Mounted, VendorOutcome } from '#integrations/payments/vendors.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';
import type { VendorStep } from './nextStep.js';
import { useEndOfAbsence } from './useEndOfAbsence.js';
import { VendorFailure, VendorPart } from './VendorPart.js';

export interface VendorStepViewProps {
  step: VendorStep;
  processor: string;
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

/** A part of the processor in the page, or over it. */
export default function VendorStepView(props: VendorStepViewProps) {
  const { step } = props;
  switch (step.kind) {
    case 'payment':
      return <PaymentForm {...props} step={step} />;
    case 'wallet':
      return <Wallet {...props} step={step} />;
    case 'dropin':
      return <Dropin {...props} step={step} />;
    default:
      return <Overlay {...props} step={step} />;
  }
}

/** What every part by Stripe is made with. */
function useStripeOptions(processor: string) {
  const config = useSiteConfig();
  const language = useLocale();
  const key = config.paymentProcessors.find(({ keyword }) => keyword === processor)?.public_key ?? '';
  return { config, key, language };
}

type Step<Kind extends VendorStep['kind']> = VendorStepViewProps & { step: Extract<VendorStep, { kind: Kind }> };

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

const begun = new WeakMap<VendorStep, Promise<VendorOutcome>>();

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
