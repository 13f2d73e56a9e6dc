import { useDeferredValue, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button, EmptyState, LinkButton, PageHeader, Stack, Table, Text } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { LocationFailures } from '#shared/vms/LocationFailures.js';
import { useVisibleLocations, useVms } from '#shared/vms/useVms.js';
import { useVmPricer } from '#shared/vms/useVmPricer.js';
import { isComing } from './list/facts.js';
import { isFiltering } from './list/filter.js';
import { useAnnouncedMatches } from './list/useAnnouncedMatches.js';
import { useBulk } from './list/useBulk.js';
import { useListState } from './list/useListState.js';
import { useRowActions } from './list/useRowActions.js';
import { useVmColumns } from './list/useVmColumns.js';
import { useVmRows } from './list/useVmRows.js';
import { useVmWords } from './list/useVmWords.js';
import { VmFilters } from './list/VmFilters.js';
import { VmListTools } from './list/VmListTools.js';

const idOf = ({ uuid }: LocatedVm): string => uuid;
const nameOf = ({ name }: LocatedVm): string => name;

/** The virtual machines of all locations (I 2). */
export default function VmList() {
  const { t } = useLingui();
  const locations = useVisibleLocations();
  const { vms, isPending, errors } = useVms(locations);
  const { priceOf } = useVmPricer();
  const words = useVmWords(locations);
  const state = useListState();
  /* A keystroke shows at once; the rows follow as soon as there is time. */
  const view = useDeferredValue(state.view);
  const rows = useVmRows(vms, view, words, priceOf);
  const coming = useMemo(() => new Set(vms.filter(isComing).map(idOf)), [vms]);
  const actions = useRowActions();
  const columns = useVmColumns({ words, priceOf, onAction: actions.act });
  const bulk = useBulk(vms, rows, state);
  useAnnouncedMatches(rows.length, view);

  return (
    <Stack>
      <PageHeader
        title={t`Virtual machines`}
        actions={<VmListTools locations={locations} rows={rows} priceOf={priceOf} />}
        primaryAction={
          <LinkButton href={href('createVm')} variant="primary" icon={Plus}>
            {t`Create virtual machine`}
          </LinkButton>
        }
      />
      <VmFilters state={state} locations={locations} />
      <LocationFailures errors={errors} locations={locations} />
      {actions.failure}
      <Table
        caption={t`Virtual machines`}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowLabel={nameOf}
        sort={state.view.sort}
        onSortChange={state.order}
        viewAll={state.viewAll}
        onViewAllChange={state.setViewAll}
        selected={bulk.selected}
        onSelectedChange={state.select}
        bulkActions={bulk.buttons}
        highlighted={coming}
        loading={isPending && vms.length === 0}
        loadingRows={10}
        filtered={isFiltering(view.filter)}
        empty={errors.length > 0 ? <NoneElsewhere /> : <NoneYet />}
        noMatch={<NoMatch onClear={state.clearFilter} />}
      />
      {isPending && vms.length > 0 && (
        <Text tone="muted" size="small">{t`The other locations are still loading.`}</Text>
      )}
      {actions.dialog}
      {bulk.dialog}
    </Stack>
  );
}

function NoneYet() {
  const { t } = useLingui();
  return (
    <EmptyState action={<LinkButton href={href('createVm')} icon={Plus}>{t`Create virtual machine`}</LinkButton>}>
      {t`Your virtual machines will be here, from all locations.`}
    </EmptyState>
  );
}

function NoneElsewhere() {
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
