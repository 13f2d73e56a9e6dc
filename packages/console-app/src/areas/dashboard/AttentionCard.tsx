import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, Link, Skeleton, StatusIndicator, Text } from '@livery/ui';
import { billingAccounts } from '@livery/api/queries/billing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import type { Answers } from '#kit/rows/useRows.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { AnswersNote } from './AnswersNote.js';
import { areInTransition, slowVms, troubledAccounts, withoutBackup } from './attention.js';
import { useAccountItems, type AttentionItem } from './useAccountItems.js';
import { useClock } from './useClock.js';
import * as styles from './Dashboard.css.js';

/** How often transitions are looked at again, in ms. */
const interval = 5000;

/** More slow machines than this are counted, not named. */
const named = 3;

interface AttentionCardProps {
  vms: readonly LocatedVm[];
  /** Whose machines `vms` are. */
  answers: Answers;
  loading: boolean;
}

/** What a customer should do something about: accounts in trouble, machines that hang, machines without backup. */
export function AttentionCard({ vms, answers, loading }: AttentionCardProps) {
  const { t } = useLingui();
  const accounts = useQuery(billingAccounts());
  const machines = useMachineItems(vms);
  const accountItem = useAccountItems();
  const items: AttentionItem[] = [...troubledAccounts(accounts.data ?? []).map(accountItem), ...machines];

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
        <div className={styles.calm}>
          <ErrorAlert
            title={t`The billing accounts could not be loaded`}
            error={accounts.error}
            onRetry={() => void accounts.refetch()}
          />
        </div>
      )}
      {items.length > 0 ? (
        <ul className={styles.rows}>
          {items.map(({ key, tone, title, detail }) => (
            <li key={key} className={styles.row}>
              <div className={styles.words}>
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
        answers !== 'none' &&
        !accounts.error && (
          <div className={styles.calm}>
            <StatusIndicator tone="success">{t`Nothing needs your attention.`}</StatusIndicator>
          </div>
        )
      )}
      {answers !== 'all' && (
        <div className={styles.calm}>
          <AnswersNote answers={answers} />
        </div>
      )}
    </Card>
  );
}

function useMachineItems(vms: readonly LocatedVm[]): AttentionItem[] {
  const { t } = useLingui();
  const waiting = useMemo(() => areInTransition(vms), [vms]);
  const now = useClock(waiting, interval);
  const slow = useMemo(() => slowVms(vms, now), [vms, now]);
  const bare = useMemo(() => withoutBackup(vms), [vms]);
  const items: AttentionItem[] = slow.slice(0, named).map((vm) => ({
    key: vm.uuid,
    tone: 'warning',
    title: (
      <Link href={virtualMachines.hrefOf(vm)} variant="standalone">
        {vm.name}
      </Link>
    ),
    detail: t`Takes longer than usual`,
  }));
  const more = slow.length - named;
  if (more > 0) {
    items.push({
      key: 'slow',
      tone: 'warning',
      title: plural(more, { one: '# more takes longer than usual', other: '# more take longer than usual' }),
    });
  }
  if (bare > 0) {
    items.push({
      key: 'backup',
      tone: 'info',
      title: (
        <Link href={href('vms', {}, { backup: 'off' })} variant="standalone">
          {plural(bare, { one: '# virtual machine has no backup', other: '# virtual machines have no backup' })}
        </Link>
      ),
    });
  }
  return items;
}
