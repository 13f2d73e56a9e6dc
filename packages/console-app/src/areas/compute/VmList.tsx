import { useDeferredValue, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { LinkButton, PageHeader, Stack, Text } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useLocations } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useHasLasted } from '#shared/useHasLasted.js';
import { answersOf } from '#shared/vms/answers.js';
import { LocationFailures } from '#shared/vms/LocationFailures.js';
import { useVms } from '#shared/vms/useVms.js';
import { useVmPricer } from '#shared/vms/useVmPricer.js';
import { isComing } from './list/facts.js';
import { isNarrowed } from './list/filter.js';
import { useAnnouncedMatches } from './list/useAnnouncedMatches.js';
import { useBulk } from './list/useBulk.js';
import { useListState } from './list/useListState.js';
import { useRowActions } from './list/useRowActions.js';
import { useVmColumns } from './list/useVmColumns.js';
import { useVmRows } from './list/useVmRows.js';
import { useVmWords } from './list/useVmWords.js';
import { VmFilters } from './list/VmFilters.js';
import { VmListTools } from './list/VmListTools.js';
import { VmTable } from './list/VmTable.js';

/** How long the rows wait for locations that have not answered, in ms: what comes later moves what is there already. */
const graceTime = 2000;
const none: readonly LocatedVm[] = [];

/** The virtual machines of all locations (I 2). */
export default function VmList() {
  const { t } = useLingui();
  const locations = useLocations();
  const { vms, isPending, errors } = useVms(locations);
  const isShownInPart = useHasLasted(isPending && vms.length > 0, graceTime);
  const isShown = !isPending || isShownInPart;
  const answers = answersOf({ vms, errors }, locations);
  const { priceOf, isPending: isPricing } = useVmPricer();
  const words = useVmWords(locations);
  const state = useListState();
  /* A keystroke shows at once; the rows follow as soon as there is time. */
  const view = useDeferredValue(state.view);
  const rows = useVmRows(isShown ? vms : none, view, words, priceOf);
  const coming = useMemo(() => new Set(vms.filter(isComing).map(({ uuid }) => uuid)), [vms]);
  const actions = useRowActions();
  const columns = useVmColumns({ words, priceOf, onAction: actions.act });
  const bulk = useBulk(vms, rows, state);
  useAnnouncedMatches(answers === 'none' ? undefined : rows.length, view);

  return (
    <Stack>
      <PageHeader
        title={t`Virtual machines`}
        actions={<VmListTools locations={locations} rows={rows} priceOf={priceOf} loading={isPending || isPricing} />}
        primaryAction={
          <LinkButton href={href('createVm')} variant="primary" icon={Plus}>
            {t`Create virtual machine`}
          </LinkButton>
        }
      />
      <VmFilters
        search={state.search}
        filter={state.view.filter}
        narrow={state.steps.narrow}
        locations={locations}
        onClear={isNarrowed(state.view.filter) && rows.length > 0 ? state.steps.clearFilter : undefined}
      />
      <LocationFailures errors={errors} locations={locations} />
      {actions.failure}
      <VmTable
        columns={columns}
        rows={rows}
        view={view}
        viewAll={state.viewAll}
        selected={bulk.selected}
        steps={state.steps}
        bulkActions={bulk.buttons}
        coming={coming}
        loading={!isShown}
        answers={answers}
      />
      {isShownInPart && <Text tone="muted" size="small">{t`The other locations are still loading.`}</Text>}
      {actions.dialog}
      {bulk.dialog}
    </Stack>
  );
}
