import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import {
  Alert,
  Button,
  Card,
  Grid,
  KeyValueList,
  PageHeader,
  Skeleton,
  Stack,
  StatusIndicator,
  Table,
  Text,
  type TableColumn,
} from '@livery/ui';
import { entriesOf, orderedEntries, sumAmounts, type OrderedEntry } from '@livery/api/domain/invoices';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { creditHistory } from '@livery/api/queries/payments';
import { AccountScreen, type ChosenAccount } from '#resources/components/AccountScreen.js';
import * as styles from '#shared/inset.css.js';
import { useMoney } from '#shared/money.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { base } from '#shared/session.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useTime } from '#shared/time.js';
import { PromotionList } from '../accounts/PromotionList.js';

/** The referral program (specification: account and billing, sections 1 to 3 and 9). */
export default function Referral() {
  const { t } = useLingui();
  return (
    <AccountScreen
      heading={t`Referral program`}
      forbidden={t`Your API token is restricted to one billing account and may not read its referral code.`}
      empty={t`You can recommend us once you have a billing account.`}
    >
      {(chosen) => <Program {...chosen} />}
    </AccountScreen>
  );
}

function Program({ account, choice }: ChosenAccount) {
  const { t } = useLingui();
  return (
    <Stack>
      <PageHeader heading={t`Referral program`} />
      {choice}
      <Grid minColumnWidth="420px">
        <ShareCard key={account.id} account={account} />
        <TermsCard />
      </Grid>
      <Promotions account={account} />
      <Received account={account} />
    </Stack>
  );
}

/** The link that is shared, to be copied or handed to another program of the device. */
function ShareCard({ account: { referral_share_code: code } }: { account: BillingAccount }) {
  const { t } = useLingui();
  const { siteName } = useSiteConfig();
  const [failed, setFailed] = useState(false);
  if (!code) {
    return (
      <Card heading={t`Your link`}>
        <Text tone="muted">{t`This billing account has no referral code.`}</Text>
      </Card>
    );
  }
  const link = `${location.origin}${base}/referral/${encodeURIComponent(code)}`;
  async function share(): Promise<void> {
    setFailed(false);
    try {
      await navigator.share({ title: siteName, url: link });
    } catch (error) {
      // A person who closes the system's dialog has not failed.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }
  return (
    <Card heading={t`Your link`} description={t`Send it to whoever may like it here.`}>
      <Stack align="start">
        <KeyValueList
          minColumnWidth="100%"
          items={[
            { label: t`Link`, value: link, copyValue: link, monospace: true },
            { label: t`Code`, value: code, copyValue: code, monospace: true },
          ]}
        />
        {typeof navigator.share === 'function' && (
          <Button icon={Share2} onClick={() => void share()}>
            {t`Share`}
          </Button>
        )}
        {failed && <Alert tone="warning" heading={t`It could not be shared. Copy the link instead.`} />}
      </Stack>
    </Card>
  );
}

/** Who gets how much, and when. */
function TermsCard() {
  const { t } = useLingui();
  const { money } = useMoney();
  const { referralCreditAmounts: amounts } = useSiteConfig();
  const least = amounts?.referral_credit_receiver_precondition_topup_sum;
  const sum = money(least);
  return (
    <Card heading={t`What it gives`}>
      <Stack>
        <KeyValueList
          minColumnWidth="140px"
          items={[
            { label: t`Your friend gets`, value: amounts && money(amounts.receiver_credit) },
            { label: t`You get`, value: amounts && money(amounts.promoter_credit) },
            { label: t`After top-ups of`, value: amounts && sum },
          ]}
        />
        {amounts && (
          <Text tone="muted">
            {t`Both are credited to the billing accounts as soon as whoever came by the link has topped up ${sum} in all.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Credits that can still be had, with what is missing for each. */
function Promotions({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const isKnown = understood(account, 'eligible_promotions') !== undefined;
  const referrals = account.eligible_promotions.filter(({ credit_type }) => credit_type === 'referral_receiver');
  if (referrals.length === 0) {
    return isKnown ? null : (
      <Card heading={t`Credit you can still get`}>
        <StatusIndicator tone="neutral">{t`Unknown`}</StatusIndicator>
      </Card>
    );
  }
  return (
    <Card
      heading={t`Credit you can still get`}
      description={t`You came by somebody's link: the credit comes with your top-ups.`}
    >
      <PromotionList promotions={referrals} />
    </Card>
  );
}

const referralReferences = new Set(['referral_promoter', 'referral_receiver']);

/** The credits that came of the program, by the reference of their entries in the credit history. */
function Received({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const { date } = useTime();
  const query = useQuery(creditHistory());
  const columns = useMemo(
    (): readonly TableColumn<OrderedEntry>[] => [
      { id: 'date', header: t`Date`, width: '136px', cell: ({ created_at }) => date(created_at) },
      { id: 'description', header: t`Description`, rowHeader: true, cell: ({ description }) => description },
      { id: 'amount', header: t`Amount`, align: 'end', width: '112px', cell: ({ amount }) => money(amount) },
    ],
    [t, date, money],
  );
  return (
    <Card heading={t`Credits received`} padding="none">
      <QueryBoundary
        query={query}
        failure={t`The credit history could not be loaded`}
        inset
        skeleton={<Skeleton shape="rows" count={2} />}
      >
        {(entries) => {
          const rows = orderedEntries(
            entriesOf(account.id, entries).filter(({ reference }) => referralReferences.has(reference ?? '')),
            undefined,
          );
          const total = money(sumAmounts(rows.map(({ amount }) => amount)));
          return (
            <>
              <Table
                caption={t`Credits received`}
                columns={columns}
                rows={rows}
                getRowId={({ key }) => key}
                variant="plain"
                empty={t`Credits that come of the program will be here.`}
              />
              {rows.length > 1 && (
                <div className={styles.inset}>
                  <Text weight="medium">{t`Together: ${total}`}</Text>
                </div>
              )}
            </>
          );
        }}
      </QueryBoundary>
    </Card>
  );
}
