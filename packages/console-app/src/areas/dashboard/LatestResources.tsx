import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, Link, Section, Stack, Table, type TableColumn } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useTime } from '#shared/time.js';
import type { Answers } from '#shared/vms/answers.js';
import { VmStatus } from '#shared/vms/VmStatus.js';
import { vmLink } from '#shared/vms/vmLink.js';
import { AnswersNote } from './AnswersNote.js';
import { latestVms } from './latest.js';

interface LatestResourcesProps {
  vms: readonly LocatedVm[];
  locations: readonly Location[];
  /** Whose machines `vms` are. */
  answers: Answers;
  loading: boolean;
}

const idOf = ({ uuid }: LocatedVm): string => uuid;

const nameCell = (vm: LocatedVm) => (
  <Link href={vmLink(vm)} variant="standalone">
    {vm.name}
  </Link>
);

const statusCell = (vm: LocatedVm) => <VmStatus vm={vm} />;

/** The ten resources that were created last, over all locations (I 2). */
export function LatestResources({ vms, locations, answers, loading }: LatestResourcesProps) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const rows = useMemo(() => latestVms(vms), [vms]);
  const columns = useMemo<TableColumn<LocatedVm>[]>(
    () => [
      { id: 'name', header: t`Name`, isRowHeader: true, cell: nameCell },
      { id: 'status', header: t`Status`, cell: statusCell },
      {
        id: 'location',
        header: t`Location`,
        cell: ({ location }) => locations.find(({ slug }) => slug === location)?.display_name ?? location,
      },
      { id: 'created', header: t`Created`, cell: ({ created_at }) => dateTime(created_at) },
    ],
    [t, dateTime, locations],
  );
  return (
    <Section heading={t`Latest resources`}>
      <Stack gap={2}>
        <Table
          caption={t`Latest resources`}
          columns={columns}
          rows={loading ? [] : rows}
          getRowId={idOf}
          loading={loading}
          loadingRows={10}
          empty={<None answers={answers} />}
        />
        {!loading && rows.length > 0 && <AnswersNote answers={answers} />}
      </Stack>
    </Section>
  );
}

function None({ answers }: Pick<LatestResourcesProps, 'answers'>) {
  const { t } = useLingui();
  if (answers === 'all') return <EmptyState>{t`What you create will be here.`}</EmptyState>;
  return (
    <EmptyState>
      {answers === 'some'
        ? t`There are no virtual machines in the locations that answered.`
        : t`None of the locations answered.`}
    </EmptyState>
  );
}
