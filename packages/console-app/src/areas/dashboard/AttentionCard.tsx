import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, Link, Skeleton, StatusIndicator, Text } from '@livery/ui';
import { troubledAccounts } from '@livery/api/domain/accountProblem';
import { isProblemKnown } from '@livery/api/domain/accountStanding';
import { billingAccounts } from '@livery/api/queries/billing';
import { useAccountItems, type AttentionItem } from '#resources/components/useAccountItems.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import { useClock } from '#shared/useClock.js';
import { CoverageNote } from './CoverageNote.js';
import { areInTransition, attentionEntries } from './attention.js';
import type { DashboardRows } from './useDashboardRows.js';
import * as styles from './Dashboard.css.js';

/** More rows with one thing the matter are counted, not named. */
const named = 3;

interface AttentionCardProps extends DashboardRows {
  /** Set where it has no place without something to do or a failure: whoever has nothing yet is not told that all is well. */
  isOptional: boolean;
}

/** What a customer should do something about: accounts in trouble, and what the kinds of resources point out. */
export function AttentionCard({ kinds, coverage, loading, isPending, isOptional }: AttentionCardProps) {
  const { t } = useLingui();
  const accounts = useQuery(billingAccounts());
  const resources = useResourceItems(kinds);
  const accountItem = useAccountItems();
  const troubled = troubledAccounts(accounts.data ?? []).map((one): AttentionItem => {
    const { key, tone, href: address, title, detail } = accountItem(one);
    return { key, tone, title: <ItemLink href={address} text={title} />, detail };
  });
  const items: AttentionItem[] = [...troubled, ...resources];
  const isUnknown = !(accounts.data ?? []).every(isProblemKnown);

  if (isOptional && items.length === 0 && !accounts.error) return null;
  if (loading || accounts.isPending) {
    return (
      <Card heading={t`Needs attention`}>
        <Skeleton shape="rows" count={2} />
      </Card>
    );
  }
  return (
    <Card heading={t`Needs attention`} padding="none">
      {accounts.error && (
        <div className={styles.message}>
          <ErrorAlert
            heading={t`The billing accounts could not be loaded`}
            error={accounts.error}
            onRetry={() => void accounts.refetch()}
          />
        </div>
      )}
      {items.length > 0 ? (
        <ul className={styles.rows}>
          {items.map(({ key, tone, title, detail }) => (
            <li key={key} className={styles.row}>
              <div className={styles.label}>
                <StatusIndicator tone={tone}>{title}</StatusIndicator>
                {detail !== undefined && (
                  <div className={styles.detail}>
                    <Text size="small" tone="muted">
                      {detail}
                    </Text>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        coverage !== 'none' &&
        !isPending &&
        !isUnknown &&
        !accounts.error && (
          <div className={styles.message}>
            <StatusIndicator tone="success">{t`Nothing needs your attention.`}</StatusIndicator>
          </div>
        )
      )}
      {(coverage !== 'all' || isPending || isUnknown) && (
        <div className={styles.message}>
          <CoverageNote coverage={coverage} isPending={isPending} isUnknown={isUnknown} />
        </div>
      )}
    </Card>
  );
}

/** Resources that need attention: few are named, more are counted, each with the way to them. */
function useResourceItems(kinds: DashboardRows['kinds']): AttentionItem[] {
  const { t, i18n } = useLingui();
  const waiting = useMemo(() => areInTransition(kinds), [kinds]);
  const now = useClock(waiting);
  const entries = useMemo(() => attentionEntries(kinds, now), [kinds, now]);
  return entries.flatMap(({ resource, id, tone, rows, text, filter }): AttentionItem[] => {
    const { kind, messages, list, idOf, nameOf, hrefOf } = resource;
    const detail = text ? i18n._(text) : t`Takes longer than usual`;
    // Hints are counted instead, so that they do not hide what is wrong.
    const isNamed = rows.length === 1 || (tone !== 'info' && rows.length <= named);
    if (!isNamed) {
      const all = { href: href(list, {}, filter), text: messages.count(rows.length) };
      return [{ key: `${kind} ${id}`, tone, title: <ItemLink {...all} />, detail }];
    }
    return rows.map((row) => ({
      key: `${kind} ${id} ${idOf(row)}`,
      tone,
      title: <ItemLink href={hrefOf(row)} text={nameOf(row)} />,
      detail,
    }));
  });
}

const ItemLink = ({ href: address, text }: { href: string; text: string }) => (
  <Link href={address} variant="standalone">
    {text}
  </Link>
);
