import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, LinkButton } from '@livery/ui';
import { againAfter, isSettled } from './flow/records.js';
import { PaymentOutcome } from './PaymentOutcome.js';
import { readReturn, returnSearch, type ReturnHints } from './returnHints.js';
import { usePaymentReturn } from './usePaymentReturn.js';
import { createArrival } from '#shared/arrival.js';
import { EntryScreen } from '#shared/entry/EntryScreen.js';
import { useServices } from '#shared/services.js';
import { href } from '#shared/paths.js';
import { createConsoleQueries } from '#shared/queries.js';
import { base } from '#shared/session.js';

/**
 * The return from a payment processor (specification: account and billing, section 2): what became of the payment, as the
 * server knows it. What stood in the address are hints.
 */
export default function PaymentReturn() {
  const services = useServices();
  const [hints] = useState(() => readReturn(new URLSearchParams(services.get(createArrival).search)));
  const client = services.get(createConsoleQueries);
  if (!services.session.isSignedIn()) return <SignedOut hints={hints} />;
  return (
    <QueryClientProvider client={client}>
      <Returned hints={hints} />
    </QueryClientProvider>
  );
}

function Returned({ hints }: { hints: ReturnHints }) {
  const { t } = useLingui();
  const progress = usePaymentReturn(hints);
  const { record } = progress;
  const isVerification = record?.kind === 'verification';
  const next = isVerification ? href('paymentMethods') : href('topUp', {}, record && againAfter(record));
  // Who may have paid is not led to pay again.
  const isOver = record !== undefined && isSettled(record) && record.state !== 'missing';
  return (
    <EntryScreen heading={isVerification ? t`Payment method` : t`Payment`}>
      <PaymentOutcome
        progress={progress}
        next={
          <>
            <LinkButton variant={isOver ? 'primary' : 'secondary'} fullWidth href={`${base}${next}`}>
              {isVerification ? t`Payment methods` : record?.state === 'done' ? t`Top up again` : t`Top up`}
            </LinkButton>
            <LinkButton variant={isOver ? 'secondary' : 'primary'} fullWidth href={`${base}/`}>
              {t`Dashboard`}
            </LinkButton>
          </>
        }
      />
    </EntryScreen>
  );
}

/** Who was logged out meanwhile logs in first, and comes back. */
function SignedOut({ hints }: { hints: ReturnHints }) {
  const { t } = useLingui();
  const { environment, session } = useServices();
  const { address } = environment;
  // The address no longer says all that was sent along.
  useEffect(() => session.rememberReturnPath(address.pathname + returnSearch(hints)), [address, session, hints]);
  return (
    <EntryScreen heading={t`Payment`}>
      <Alert tone="info" heading={t`You are logged out`}>
        {t`Log in to see what became of your payment. It goes on without you.`}
      </Alert>
      <LinkButton variant="primary" fullWidth href={`${base}/`}>{t`Log in`}</LinkButton>
    </EntryScreen>
  );
}
