import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Link, StackedNotices, type Notice } from '@livery/ui';
import { problemOf, type AccountProblem } from '@livery/api/domain/accountProblem';
import { billingAccounts } from '@livery/api/queries/billing';
import { useAccountItems } from '#resources/components/useAccountItems.js';
import type { Connection } from '#shared/connection.js';
import { href } from '#shared/paths.js';
import { ConnectionStrip } from './ConnectionStrip.js';

/** What credit puts right. */
const needCredit: ReadonlySet<AccountProblem> = new Set(['limited', 'frozen', 'suspended', 'in-debt', 'low-balance']);

/**
 * What is wrong with the billing account that new resources are charged to, the default one: it matters on every page
 * (specification: account and billing, section 4). Undefined while the accounts are loading, null where they cannot be read.
 */
function useNotices(): Notice[] | null | undefined {
  const { t } = useLingui();
  const { data, isPending } = useQuery(billingAccounts());
  const itemOf = useAccountItems();
  if (!data) return isPending ? undefined : null;
  const account = data.find(({ is_default }) => is_default);
  const problem = account && problemOf(account);
  if (!problem) return [];
  const { key, tone, title, href: page } = itemOf({ account, problem });
  const action = needCredit.has(problem) ? (
    <Link href={href('topUp', {}, { account: key })}>{t`Top up`}</Link>
  ) : (
    <Link href={page}>{t`Details`}</Link>
  );
  return [{ id: problem, tone, text: title, action }];
}

/**
 * Shows nothing: calls back with whether there are notices of the account, as soon as it is known, and with null where it
 * cannot be.
 */
export function AccountWatch({ onChange }: { onChange: (hasNotices: boolean | null) => void }) {
  const notices = useNotices();
  const has = notices && notices.length > 0;
  useEffect(() => {
    if (has !== undefined) onChange(has);
  }, [has, onChange]);
  return null;
}

/** All notices of the page in one line: the most serious, and how many more there are. */
export function NoticeStack({ connection }: { connection: Connection }) {
  const notices = useNotices() ?? [];
  const all: Notice[] =
    connection === 'online'
      ? notices
      : [{ id: connection, tone: 'danger', text: <ConnectionStrip connection={connection} /> }, ...notices];
  return <StackedNotices notices={all} />;
}
