import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import {
  Alert,
  Button,
  Card,
  CopyButton,
  Inline,
  KeyValueList,
  Section,
  Stack,
  Table,
  Text,
  useSshKeyText,
} from '@livery/ui';
import type { KeyValueItem, TableColumn } from '@livery/ui';
import { isIpv4 } from '@livery/api/domain/cidr';
import { isPublicIp } from '@livery/api/domain/metal';
import { entryOf, isKnown } from '@livery/api/domain/openValues';
import { parseSshKey } from '@livery/api/domain/sshKey';
import { readTimestamp } from '@livery/api/domain/timestamps';
import type { BareMetalHistoryEntry, BareMetalMachine } from '@livery/api/generated/types';
import { NotFoundError } from '@livery/api/queries/errors';
import { administrator } from '@livery/api/queries/identity';
import type { LocatedLease } from '@livery/api/queries/metal';
import { type PageTools, ResourcePage, ResourceStatus, usePrices, useRows } from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';
import { useMoney } from '#shared/money.js';
import { useClock } from '#shared/useClock.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { leaseActions } from './actions.js';
import { useMetalCatalogue } from './useMetalCatalogue.js';

type Tools = PageTools<typeof leaseActions>;

/** One bare-metal lease with its machine (specification: infrastructure, sections 2 to 4). */
export default function BareMetalPage() {
  const { t } = useLingui();
  const { uuid = '' } = useParams();
  const query = useLease(uuid);
  /* What is too soon ends by itself: the notice, the action and the fact are worked out again. */
  useClock(query.data !== undefined && isTooSoon(query.data));
  const tabs = (tools: Tools) => [{ id: 'overview', label: t`Overview`, content: <Overview {...tools} /> }];
  return (
    <ResourcePage
      resource={bareMetalLeases}
      query={query}
      actions={leaseActions}
      meta={metaOf}
      transition={transitionOf}
      notices={noticesOf}
      tabs={tabs}
    />
  );
}

/** A lease by its uuid alone: its address names no location, so that it is looked for in the lists of all. */
function useLease(uuid: string) {
  const client = useQueryClient();
  const { rows, failures, isPending } = useRows(bareMetalLeases);
  const data = rows.find((row) => row.uuid === uuid);
  const failure = failures.find(({ location }) => data === undefined || location === data.location);
  const missing = data || isPending ? null : new NotFoundError('bare_metal', uuid);
  return {
    data,
    error: failure?.error ?? missing,
    /** Asks for the lists of all locations again, also for those that did not fail: polling stops some time. */
    refetch: () => client.refetchQueries({ queryKey: [bareMetalLeases.source.read('').queryKey[0]] }),
  };
}

/** What a status means (specification: infrastructure, section 4). */
const meanings = {
  available: msg`Available for immediate leasing.`,
  pending: msg`Ordered, and does not match its configuration yet. It becomes in use, and is charged, once it is configured.`,
  in_use: msg`Configured as ordered, and charged until it is released.`,
  cleaning: msg`Released: its disks have to be cleaned before it can be leased again.`,
  offline: msg`Unavailable, or in need of repair.`,
  deleted: msg`Taken out of the provider's stock.`,
};

const metaOf = (row: LocatedLease) => <Meta lease={row} />;

function Meta({ lease }: { lease: LocatedLease }) {
  return useMetalCatalogue().specName(lease);
}

const transitionOf = ({ row }: { row: LocatedLease }) => ({ details: <Meaning lease={row} /> });

function Meaning({ lease: { status } }: { lease: LocatedLease }) {
  const { i18n } = useLingui();
  const meaning = entryOf(meanings, status);
  return meaning && <Text tone="muted">{i18n._(meaning)}</Text>;
}

/** Whether the machine cannot be released yet. */
const isTooSoon = (lease: LocatedLease): boolean => !leaseActions.actions.release.can(lease).allowed;

const noticesOf = ({ row }: { row: LocatedLease }) => <Notices lease={row} />;

function Notices({ lease }: { lease: LocatedLease }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const from = dateTime(lease.releasable_at);
  return (
    <>
      {lease.status === 'offline' && (
        <Alert tone="warning" urgency="off" heading={t`The machine is offline`}>
          <Meaning lease={lease} />
        </Alert>
      )}
      {isTooSoon(lease) && (
        <Alert
          tone="info"
          urgency="off"
        >{t`It is too soon to release the machine: it can be released from ${from}.`}</Alert>
      )}
    </>
  );
}

function Overview(tools: Tools) {
  const { row: lease } = tools;
  const { machine } = lease;
  const { data: isAdministrator = false } = useQuery(administrator());
  return (
    <Stack gap={6}>
      <Details {...tools} />
      <Access lease={lease} />
      {isAdministrator && machine && <Administration machine={machine} />}
    </Stack>
  );
}

function Details({ row: lease, facts }: Tools) {
  const { t, i18n } = useLingui();
  const { status, requested_os_id: os, machine, releasable_at: from } = lease;
  const { dateTime } = useTime();
  const { money, hourly } = useMoney();
  const units = useUnits();
  const { specOf, specName, osName } = useMetalCatalogue();
  const spec = specOf(lease);
  const price = usePrices(bareMetalLeases).priceOf(lease);
  const monthly = money(price?.monthly);
  const perHour = hourly(price?.hourly);
  const meaning = entryOf(meanings, status);
  const installed = machine?.os_id;
  const items: KeyValueItem[] = [
    {
      label: t`Status`,
      wide: true,
      value: bareMetalLeases.status && (
        <Stack gap={1}>
          <ResourceStatus status={bareMetalLeases.status} row={lease} />
          {meaning && (
            <Text size="small" tone="muted">
              {i18n._(meaning)}
            </Text>
          )}
        </Stack>
      ),
    },
    { label: t`Machine`, value: specName(lease) },
    { label: t`Processor`, value: spec?.processor },
    { label: t`Memory`, value: spec?.memory_gb && units.gigabytes(spec.memory_gb) },
    { label: t`Disks`, value: spec?.disks },
    { label: t`Specification`, value: spec?.subtitle },
    { label: t`Operating system`, value: osName(os) },
    ...(installed && installed !== os ? [{ label: t`Installed now`, value: osName(installed) }] : []),
    { label: t`Price`, value: t`${monthly} per month, ${perHour} per hour` },
    {
      label: t`Can be released`,
      value: from && (isTooSoon(lease) || !readTimestamp(from) ? dateTime(from) : t`Now`),
    },
    ...facts,
  ];
  return (
    <Card heading={t`Details`}>
      <KeyValueList items={items} />
    </Card>
  );
}

/** A fact that is copied into a terminal. */
const copied = (label: string, value: string | null | undefined): KeyValueItem => ({
  label,
  value,
  monospace: true,
  copyValue: value ?? undefined,
});

/** How the machine is reached and signed in to; known once it is configured. */
function Access({ lease }: { lease: LocatedLease }) {
  const { t } = useLingui();
  const { machine, public_key: line } = lease;
  const keyText = useSshKeyText();
  const key = line ? parseSshKey(line) : undefined;
  const keyFact = { label: t`SSH key`, value: key?.ok && key.key ? keyText(key.key) : line };
  if (!machine) {
    return (
      <Card heading={t`Network and access`}>
        <Stack>
          <Text tone="muted">
            {!isKnown(lease, 'machine')
              ? t`Unknown`
              : lease.status === 'pending'
                ? t`Addresses and access will be here as soon as the machine is configured.`
                : t`The provider does not tell its addresses.`}
          </Text>
          {line && <KeyValueList items={[keyFact]} />}
        </Stack>
      </Card>
    );
  }
  const { username, password, hostname, mac, gateway, netmask, private_ipv4: privateIp } = machine;
  const addresses = machine.public_ips ?? [];
  const first = addresses.find(isPublicIp);
  const signIn =
    first && username && !lease.requested_os_id.startsWith('windows') ? `ssh ${username}@${first}` : undefined;
  return (
    <Card heading={t`Network and access`}>
      <KeyValueList
        items={[
          ...(signIn ? [{ ...copied(t`Sign in`, signIn), wide: true }] : []),
          ...addresses.map((address) =>
            copied(!isPublicIp(address) ? t`Public IP` : isIpv4(address) ? t`Public IPv4` : t`Public IPv6`, address),
          ),
          copied(t`Private IPv4`, privateIp),
          copied(t`Gateway`, gateway),
          copied(t`Network mask`, netmask),
          copied(t`MAC address`, mac),
          copied(t`Hostname`, hostname),
          copied(t`User name`, username),
          {
            label: t`First password`,
            value: password ? (
              <Secret value={password} label={t`First password`} />
            ) : line && password === null ? (
              t`Not told: sign in with the SSH key`
            ) : undefined,
          },
          keyFact,
        ]}
      />
    </Card>
  );
}

/** A text that nobody beside should read: hidden until it is asked for, and copied without being shown. */
function Secret({ value, label }: { value: string; label: string }) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return (
    <Inline as="span" gap={2}>
      <Text as="span" monospace>
        {visible ? value : '••••••••'}
      </Text>
      <CopyButton value={value} label={label} />
      <Button size="small" aria-pressed={visible} onClick={() => setVisible(!visible)}>
        {visible ? t`Hide password` : t`Show password`}
      </Button>
    </Inline>
  );
}

/** What happened to a machine (specification: infrastructure, section 4). */
const historyActions = {
  admin_create: msg`Added by an administrator`,
  admin_update: msg`Changed by an administrator`,
  admin_delete: msg`Deleted by an administrator`,
  admin_lease_create: msg`Leased by an administrator`,
  user_request: msg`Ordered by a user`,
  user_release: msg`Released by a user`,
};

/** What only administrators see of a machine (specification: infrastructure, section 6). */
function Administration({ machine }: { machine: BareMetalMachine }) {
  const { t } = useLingui();
  const { serial_number: serial, admin_notes: notes, history, uuid } = machine;
  const columns = useHistoryColumns();
  return (
    <Section heading={t`For administrators`}>
      <Stack>
        <Card>
          <KeyValueList
            items={[
              copied(t`Serial number`, serial),
              { ...copied(t`UUID of the machine`, uuid), wide: true },
              { label: t`Notes of the staff`, value: notes, wide: true },
            ]}
          />
        </Card>
        <Table
          caption={t`History of the machine`}
          columns={columns}
          rows={history ?? []}
          getRowId={historyId}
          empty={history ? t`Nothing has happened to it yet.` : t`Unknown`}
        />
      </Stack>
    </Section>
  );
}

const historyId = ({ action, created_at, acting_user_id: user }: BareMetalHistoryEntry): string =>
  `${action} ${created_at} ${user}`;

function useHistoryColumns(): readonly TableColumn<BareMetalHistoryEntry>[] {
  const { t, i18n } = useLingui();
  const { dateTime } = useTime();
  return [
    {
      id: 'action',
      header: t`Action`,
      rowHeader: true,
      cell({ action }) {
        const label = entryOf(historyActions, action);
        return label ? i18n._(label) : action;
      },
    },
    { id: 'user', header: t`User`, cell: ({ acting_user_id }) => acting_user_id },
    { id: 'time', header: t`Time`, cell: ({ created_at }) => dateTime(created_at) },
  ];
}
