import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, SquareTerminal } from 'lucide-react';
import { useParams } from 'wouter';
import { Alert, Button, copyToClipboard, CopyButton, Inline, LinkButton, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { isKnown } from '@livery/api/domain/openValues';
import { gracefulStopTimeout } from '@livery/api/domain/vmStatus';
import { vm as vmQuery, type LocatedVm } from '@livery/api/queries/compute';
import { ResourcePage } from '#kit';
import { limitedText } from '#resources/components/limitedText.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { lazyComponent } from '#shared/lazy.js';
import { href } from '#shared/paths.js';
import type { QuickAction } from '#shared/quickActions.js';
import { base } from '#shared/session.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useToasts } from '#shared/toasts.js';
import { useUnits } from '#shared/units.js';
import { consoleHref, vmActions, type VmTools } from './actions.js';
import { replicasOf } from './replicas.js';
import { OverviewTab } from './tabs/OverviewTab.js';

const DisksTab = lazyComponent(() => import('./tabs/DisksTab.js'));
const ReplicasTab = lazyComponent(() => import('./tabs/ReplicasTab.js'));
const NetworkTab = lazyComponent(() => import('./tabs/NetworkTab.js'));
const MetricsTab = lazyComponent(() => import('./tabs/MetricsTab.js'));
const ActivityTab = lazyComponent(() => import('./tabs/ActivityTab.js'));
const SettingsTab = lazyComponent(() => import('./tabs/SettingsTab.js'));

/** Start where it is at rest or starting, Stop where it runs or does something else. */
const startable: ReadonlySet<string> = new Set(['stopped', 'hibernated', 'starting', 'waking_up']);

/** One virtual machine: `/compute/vm/{location}/{vmId}` (specification: infrastructure, section 2). */
export default function VmPage() {
  const { location = '', vmId = '' } = useParams();
  /* What is said about one machine does not stay on the page of the next. */
  return <VmScreen key={`${location} ${vmId}`} location={location} uuid={vmId} />;
}

function VmScreen({ location, uuid }: { location: string; uuid: string }) {
  const { t } = useLingui();
  const query = useQuery(vmQuery(location, uuid));
  const tabs = useTabs();
  const copyActions = useCopyActions();
  const buttons = ({ row, actions }: VmTools) =>
    actions.isOffered('console') && (
      <LinkButton external icon={SquareTerminal} href={base + consoleHref(row)}>{t`Console`}</LinkButton>
    );
  const notices = ({ row }: VmTools) => <Notices vm={row} />;
  return (
    <ResourcePage
      resource={virtualMachines}
      query={query}
      actions={vmActions}
      primary={({ status }) =>
        startable.has(status) ? { id: 'start', variant: 'primary' } : { id: 'stop', variant: 'secondary' }
      }
      buttons={buttons}
      meta={metaOf}
      transition={transitionHelp}
      notices={notices}
      tabs={tabs}
      quickActions={copyActions}
    />
  );
}

/** A graceful stop is forced in the end, or before by whoever cannot wait (specification: infrastructure, section 4). */
function transitionHelp({ row, actions }: VmTools) {
  const seconds = gracefulStopTimeout / 1000;
  const forceStop = actions.button('forceStop', row);
  const button = <Button {...forceStop} size="small" />;
  return {
    details: row.status === 'stopping' && (
      <Inline justify="between" gap={3}>
        <Text tone="muted">
          <Trans>If the operating system has not shut down after {seconds} seconds, it is forced to stop.</Trans>
        </Text>
        {button}
      </Inline>
    ),
    remedy: forceStop.disabledReason === undefined ? button : <DeleteButton row={row} actions={actions} />,
  };
}

/** For one that hangs otherwise: asked about when it is shown, because what hangs can be deleted. */
function DeleteButton({ row, actions }: Pick<VmTools, 'row' | 'actions'>) {
  return <Button {...actions.button('delete', row)} size="small" />;
}

const metaOf = (vm: LocatedVm) => <Meta vm={vm} />;

/** How large it is, and how to reach it. */
function Meta({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const units = useUnits();
  const address = vm.public_ipv4 ?? vm.private_ipv4;
  const vcpu = units.number(vm.vcpu);
  const memory = units.memory(vm.memory);
  return (
    <>
      <span>{t`${vcpu} vCPU, ${memory}`}</span>
      {address && <CopyButton value={address} label={t`IP address`} showValue />}
    </>
  );
}

/** What a person should know before the facts: rescue mode, limits of the billing account. */
function Notices({ vm }: { vm: LocatedVm }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {vm.is_rescue && (
        <Alert tone="warning" heading={t`Rescue mode`} urgency="off">
          <Trans>
            The virtual machine was started from the rescue system. This applies to this launch only; a stop and start
            ends it.
          </Trans>
        </Alert>
      )}
      {vm.is_limited && (
        <Alert
          tone="info"
          heading={t`Limited billing account`}
          urgency="off"
          actions={
            <LinkButton size="small" href={href('billingAccount', { id: String(vm.billing_account) })}>
              {t`Billing account`}
            </LinkButton>
          }
        >
          {i18n._(limitedText)}
        </Alert>
      )}
    </>
  );
}

/** The parts of the page; which are there depends on what the site has switched on. */
function useTabs() {
  const { t } = useLingui();
  const { number } = useUnits();
  const { features } = useSiteConfig();
  return (tools: VmTools) => {
    const { row: vm } = tools;
    const countOf = (parts: readonly object[]) => number(isKnown(vm, 'storage') ? parts.length : Number.NaN);
    return [
      { id: 'overview', label: t`Overview`, content: <OverviewTab {...tools} /> },
      { id: 'disks', label: t`Disks`, content: <DisksTab {...tools} />, count: countOf(vm.storage) },
      {
        id: 'replicas',
        label: t`Snapshots and backups`,
        content: <ReplicasTab {...tools} />,
        count: countOf(replicasOf(vm)),
      },
      { id: 'network', label: t`Network`, content: <NetworkTab {...tools} /> },
      ...(isFeatureOn(features, 'vmMetrics')
        ? [{ id: 'metrics', label: t`Metrics`, content: <MetricsTab vm={vm} /> }]
        : []),
      ...(isFeatureOn(features, 'eventLog')
        ? [{ id: 'activity', label: t`Activity`, content: <ActivityTab vm={vm} /> }]
        : []),
      { id: 'settings', label: t`Settings`, content: <SettingsTab {...tools} /> },
    ];
  };
}

/** What the palette can copy: a toast says so, as no button stands there that could. */
function useCopyActions(): (vm: LocatedVm) => QuickAction[] {
  const { t } = useLingui();
  const toasts = useToasts();
  return useCallback(
    ({ uuid, public_ipv4, private_ipv4 }) => {
      const copy = (value: string) =>
        void copyToClipboard(value).then((copied) => {
          if (copied) toasts.success(t`Copied ${value}`);
          else toasts.danger(t`The browser refused access to the clipboard. Copy it yourself: ${value}`);
        });
      const item = (id: string, label: string, value: string): QuickAction => ({
        id,
        label,
        description: value,
        icon: Copy,
        onAction: () => copy(value),
      });
      const address = public_ipv4 ?? private_ipv4;
      return [
        ...(address ? [item('copy-address', t`Copy IP address`, address)] : []),
        item('copy-uuid', t`Copy UUID`, uuid),
      ];
    },
    [t, toasts],
  );
}
