import { memo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button, EmptyState, LinkButton, Table, type TableColumn } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import type { Answers } from '#shared/vms/answers.js';
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
  /** Of which locations the machines are known: nothing may be said about the others. */
  answers: Answers;
}

const idOf = ({ uuid }: LocatedVm): string => uuid;
const nameOf = ({ name }: LocatedVm): string => name;

/** What stands in for the rows, by who has answered. */
const empty: Record<Answers, ReactNode> = { all: <NoneYet />, some: <NoneThatAnswered />, none: <NoneAnswered /> };

/** The rows. Renders again when one of its facts changes, and not with each keystroke in the search. */
export const VmTable = memo(function VmTable(props: VmTableProps) {
  const { view, steps, coming, answers, bulkActions, selected, ...facts } = props;
  const { t } = useLingui();
  const known = answers !== 'none' || facts.loading;
  return (
    <Table
      {...facts}
      /* The strip of the actions also counts the rows, and nobody knows how many there are. */
      bulkActions={known ? bulkActions : undefined}
      caption={t`Virtual machines`}
      getRowId={idOf}
      getRowLabel={nameOf}
      sort={view.sort}
      onSortChange={steps.order}
      onViewAllChange={steps.setViewAll}
      selection={selected}
      onSelectionChange={steps.select}
      highlighted={coming}
      loadingRows={10}
      filtered={known && isFiltering(view.filter)}
      empty={empty[answers]}
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

function NoneAnswered() {
  const { t } = useLingui();
  return <EmptyState>{t`None of the locations answered.`}</EmptyState>;
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState picture="search" action={<Button onClick={onClear}>{t`Clear filters`}</Button>}>
      {t`No virtual machine matches the search and the filters.`}
    </EmptyState>
  );
}
