import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Link, Stack, Text } from '@livery/ui';
import { href } from '#shared/paths.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useTime } from '#shared/time.js';
import { needsLook } from './flow/records.js';
import { usePayments } from './usePayments.js';

/** The payments whose end is not known, so that nobody pays again by mistake. */
export function PaymentNotices() {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const { dateTime } = useTime();
  const [now] = useState(Date.now);
  const open = usePayments().filter((one) => needsLook(one, now) && one.kind !== 'verification');
  if (open.length === 0) return null;
  return (
    <Alert tone="warning" urgency="off" heading={t`A payment is not confirmed yet`}>
      <Stack gap={1}>
        <Text>{t`It may still be charged. Pay again only if you mean to pay twice.`}</Text>
        {open.map(({ id, amount, confirmedAt }) => {
          const [credit, time] = [money(amount), dateTime(confirmedAt)];
          return (
            <Link key={id} href={href('topUp', {}, { payment: id })}>
              {t`${credit}, confirmed ${time}`}
            </Link>
          );
        })}
      </Stack>
    </Alert>
  );
}
