import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CopyButton, Link, Text, type TableColumn } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useMoney } from '#shared/money.js';
import { vmLink } from '#shared/vms/vmLink.js';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { RowStatus } from './RowStatus.js';
import type { SortColumn } from './sort.js';
import type { OnRowAction } from './useRowActions.js';
import type { VmWords } from './useVmWords.js';
import { VmRowMenu } from './VmRowMenu.js';
import * as styles from './VmList.css.js';

type Column = TableColumn<LocatedVm> & { id: SortColumn | 'actions' };

interface Means {
  words: VmWords;
  priceOf: (vm: LocatedVm) => VmPrice;
  onAction: OnRowAction;
}

/**
 * The columns of the list; the same array until the language, the names or the prices change. All but the name have
 * their width, so that nothing moves when the rows come.
 */
export function useVmColumns({ words, priceOf, onAction }: Means): readonly Column[] {
  const { t } = useLingui();
  const { money } = useMoney();
  return useMemo<Column[]>(() => {
    const address = (value: string | null | undefined, label: string) =>
      !value ? (
        <Text as="span" tone="muted">
          {unknownAmount}
        </Text>
      ) : (
        <CopyButton value={value} label={label} showValue />
      );
    return [
      {
        id: 'name',
        header: t`Name`,
        isRowHeader: true,
        sortable: true,
        cell: (vm) => (
          <Link href={vmLink(vm)} variant="standalone">
            {vm.name}
          </Link>
        ),
      },
      { id: 'status', header: t`Status`, sortable: true, width: '104px', cell: (vm) => <RowStatus vm={vm} /> },
      {
        id: 'location',
        header: t`Location`,
        sortable: true,
        width: '92px',
        cell: (vm) => words.locationName(vm.location),
      },
      {
        id: 'size',
        header: t`Size`,
        sortable: true,
        hideBelow: 'medium',
        width: '180px',
        cell: (vm) => <span className={styles.oneLine}>{words.size(vm)}</span>,
      },
      {
        id: 'public',
        header: t`Public IPv4`,
        sortable: true,
        width: '148px',
        cell: (vm) => address(vm.public_ipv4, t`public address`),
      },
      {
        id: 'private',
        header: t`Private IPv4`,
        sortable: true,
        hideBelow: 'wide',
        width: '120px',
        cell: (vm) => address(vm.private_ipv4, t`private address`),
      },
      {
        id: 'os',
        header: t`OS`,
        mobileLabel: t`Operating system`,
        sortable: true,
        hideBelow: 'large',
        width: '164px',
        cell: words.osName,
      },
      {
        id: 'price',
        header: t`Per month`,
        sortable: true,
        align: 'end',
        hideBelow: 'medium',
        width: '100px',
        cell: (vm) => money(priceOf(vm).monthly),
      },
      {
        id: 'actions',
        header: t`Actions`,
        isActions: true,
        width: '56px',
        cell: (vm) => <VmRowMenu vm={vm} onAction={onAction} />,
      },
    ];
  }, [t, money, words, priceOf, onAction]);
}
