import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, IconButton, Section, Stack, Table, type TableColumn } from '@livery/ui';
import type { ManagedService } from '@livery/api/generated/types';
import { type Actions, copyable, type PageTools, useActions, useUnderstood } from '#kit';
import { managedServices } from '#resources/managedServices.js';
import { entryActions, type serviceActions, type WhitelistEntry } from './actions.js';

type Tools = PageTools<ManagedService, keyof typeof serviceActions.actions>;

/** Who may connect to a service; an empty whitelist lets any address (specification: infrastructure, section 5). */
export function WhitelistTab({ row: service, actions }: Tools) {
  const { t } = useLingui();
  const entries = service.whitelist_addresses;
  const isKnown = useUnderstood(managedServices)(service, 'whitelist_addresses') !== undefined;
  const isLast = isKnown && entries.length === 1;
  const forEntries = useActions(entryActions, { current: (requested) => ({ ...requested, service, isLast }) });
  const columns = useColumns(forEntries);
  const add = <Button {...actions.button('addAddress', service)}>{t`Add address`}</Button>;
  return (
    <Section
      heading={t`Whitelist`}
      description={t`IPv4 addresses and ranges that may connect. An empty whitelist lets any address connect.`}
      actions={add}
    >
      {isKnown && entries.length === 0 ? (
        <Alert tone="warning" urgency="off" heading={t`Any address may connect`}>
          {t`The whitelist is empty: only the secrets protect the service from whoever reaches it, which without a public address is its private network alone. Add the addresses that need it, and all others are refused.`}
        </Alert>
      ) : (
        <Stack>
          {!isKnown && (
            <Alert tone="warning" urgency="off">
              {t`Who may connect is not known: the server's answer was not understood.`}
            </Alert>
          )}
          {entries.length > 0 && (
            <Table
              caption={t`Whitelist`}
              columns={columns}
              rows={entries.map((address) => ({ service, address, isLast }))}
              getRowId={entryActions.idOf}
              empty={null}
            />
          )}
        </Stack>
      )}
      {forEntries.dialog}
    </Section>
  );
}

function useColumns({
  iconButton,
}: Actions<WhitelistEntry, keyof typeof entryActions.actions>): readonly TableColumn<WhitelistEntry>[] {
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
