import { memo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button, EmptyState, LinkButton, Table, type TableColumn } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { isFiltering } from './filter.js';
import type { ListState, ListView } from './useListState.js';

interface VmTableProps extends Pick<ListState, 'viewAll' | 'selected' | 'steps'> {
  columns: readonly TableColumn<LocatedVm>[];
  rows: readonly LocatedVm[];
  view: ListView;
  bulkActions: ReactNode;
  /** Ids of the machines that have just been ordered. */
  coming: ReadonlySet<string>;
  /** Nothing has come yet. */
  loading: boolean;
  /** A location did not answer, so that nothing may be said about all of them. */
  incomplete: boolean;
}

const idOf = ({ uuid }: LocatedVm): string => uuid;
const nameOf = ({ name }: LocatedVm): string => name;

/** The rows. Renders again when one of its facts changes, and not with each keystroke in the search. */
export const VmTable = memo(function VmTable({ view, steps, coming, incomplete, ...facts }: VmTableProps) {
  const { t } = useLingui();
  return (
    <Table
      {...facts}
      caption={t`Virtual machines`}
      getRowId={idOf}
      getRowLabel={nameOf}
      sort={view.sort}
      onSortChange={steps.order}
      onViewAllChange={steps.setViewAll}
      onSelectedChange={steps.select}
      highlighted={coming}
      loadingRows={10}
      filtered={isFiltering(view.filter)}
      empty={incomplete ? <NoneThatAnswered /> : <NoneYet />}
      noMatch={<NoMatch onClear={steps.clearFilter} />}
    />
  );
});

function NoneYet() {
  const { t } = useLingui();
  return (
    <EmptyState action={<LinkButton href={href('createVm')} icon={Plus}>{t`Create virtual machine`}</LinkButton>}>
      {t`Your virtual machines will be here, from all locations.`}
    </EmptyState>
  );
}

function NoneThatAnswered() {
  const { t } = useLingui();
  return <EmptyState>{t`There are no virtual machines in the locations that answered.`}</EmptyState>;
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState picture="search" action={<Button onClick={onClear}>{t`Clear filters`}</Button>}>
      {t`No virtual machine matches the search and the filters.`}
    </EmptyState>
  );
}
