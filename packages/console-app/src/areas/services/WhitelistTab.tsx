import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, IconButton, Section, Skeleton, Stack, Table, type TableColumn } from '@livery/ui';
import { coveringEntries, letsAnyConnect, narrowerEntries } from '@livery/api/domain/whitelist';
import type { ManagedService } from '@livery/api/generated/types';
import { whitelistAddresses } from '@livery/api/queries/services';
import { type Actions, copyable, type PageTools, useActions } from '#kit';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { entryActions, type serviceActions, type WhitelistEntry } from './actions.js';
import { useIsWhitelistUnderstood } from './useIsWhitelistUnderstood.js';

/** Who may connect to a service; an empty whitelist lets any address (specification: infrastructure, section 5). */
export function WhitelistTab({ row: service, actions }: PageTools<typeof serviceActions>) {
  const { t } = useLingui();
  return (
    <Section
      heading={t`Whitelist`}
      description={t`IPv4 addresses and ranges that may connect. An empty whitelist lets any address connect.`}
      actions={<Button {...actions.button('addAddress', service)}>{t`Add address`}</Button>}
    >
      <QueryBoundary
        query={useQuery(whitelistAddresses(service.uuid))}
        failure={t`The whitelist could not be loaded`}
        skeleton={<Skeleton shape="rows" count={2} />}
      >
        {(entries) => <Whitelist service={service} entries={entries} />}
      </QueryBoundary>
    </Section>
  );
}

function Whitelist({ service, entries }: { service: ManagedService; entries: readonly string[] }) {
  const { t } = useLingui();
  const isKnown = useIsWhitelistUnderstood(service);
  const rows = entries.map((address): WhitelistEntry => ({
    service,
    address,
    isLast: isKnown && entries.every((one) => one === address),
    coveredBy: coveringEntries(address, entries),
    narrower: narrowerEntries(address, entries),
  }));
  const forEntries = useActions(entryActions, { rows });
  const columns = useColumns(forEntries);
  return (
    <>
      <Stack>
        {isKnown ? (
          letsAnyConnect(entries) && (
            <Alert tone="warning" urgency="off" heading={t`Any address may connect`}>
              {entries.length === 0 && t`The whitelist is empty.`}
            </Alert>
          )
        ) : (
          <Alert tone="warning" urgency="off">
            {t`Who may connect is not known: the server's answer was not understood.`}
          </Alert>
        )}
        {entries.length > 0 && (
          <Table caption={t`Whitelist`} columns={columns} rows={rows} getRowId={entryActions.idOf} empty={null} />
        )}
      </Stack>
      {forEntries.dialog}
    </>
  );
}

function useColumns({ iconButton }: Actions<typeof entryActions>): readonly TableColumn<WhitelistEntry>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t`Address or range`,
        rowHeader: true,
        cell: ({ address }) => copyable(address, t`address`),
      },
      {
        id: 'kind',
        header: t`Kind`,
        cell: ({ address }) => (address.includes('/') ? t`Range` : t`Single address`),
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        cell(row) {
          const { address } = row;
          return <IconButton size="small" {...iconButton('remove', row, t`Remove ${address} from the whitelist`)} />;
        },
      },
    ],
    [t, iconButton],
  );
}
