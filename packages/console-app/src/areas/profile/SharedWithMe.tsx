import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Inline, Skeleton, Table } from '@livery/ui';
import { serverTime } from '@livery/api/client/serverClock';
import { canImpersonate, hasEnded } from '@livery/api/domain/access';
import { isKnown } from '@livery/api/domain/openValues';
import type { AccessImpersonation, ImpersonationToken } from '@livery/api/generated/types';
import { acceptInvitation, sharedWithMe, startImpersonation } from '@livery/api/queries/access';
import { accessTexts } from '#generated/access/texts.js';
import { ActionFailure, bindMutation, useAction } from '#kit';
import { useInvitationColumns } from '#resources/components/useInvitationColumns.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSession } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { useIsVisible } from '#shared/useIsVisible.js';

const isOver = (row: AccessImpersonation): boolean => hasEnded(row, serverTime());

/** The accounts of others that the user may act in (specification: account and billing, sections 4 and 6). */
export function SharedWithMe() {
  const { t } = useLingui();
  return (
    <Card
      padding="none"
      heading={t`Shared with me`}
      description={t`Accounts of other people that you are invited to. There you act as the owner, and what you do is recorded.`}
    >
      <QueryBoundary
        query={useQuery(sharedWithMe())}
        failure={t`What is shared with you could not be loaded`}
        inset
        skeleton={<Skeleton shape="rows" count={2} />}
      >
        {(rows) => <Invitations rows={rows} />}
      </QueryBoundary>
    </Card>
  );
}

function Invitations({ rows }: { rows: readonly AccessImpersonation[] }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const { startActing } = useSession();
  const scopeOf = (row: AccessImpersonation) => {
    const { billing_account_name: name } = row;
    if (!isKnown(row, 'billing_account_name')) return t`Unknown`;
    return name ? t`Restricted to ${name}` : t`Global`;
  };
  const { state, since, end } = useInvitationColumns<AccessImpersonation>({
    acceptedOf: (row) => (isKnown(row, 'is_accepted') ? row.is_accepted : undefined),
    isEndKnown: (row) => isKnown(row, 'expires_at'),
  });
  const disconnected = useConnectionReason();
  const accepting = useAction();
  const starting = useAction<ImpersonationToken>();
  const isVisible = useIsVisible();
  const act = (owner: string, result: ImpersonationToken | undefined) => {
    if (!result) {
      toasts.danger(t`Failed to start impersonation`);
      return;
    }
    const open = () => startActing(result.token, owner);
    const action = { label: t`Open account`, onAction: open };
    // Who has gone elsewhere meanwhile is not taken away from what they do there.
    if (isVisible.current) open();
    else toasts.success(t`You can open the account of ${owner} now`, { action });
  };

  const acceptButton = (row: AccessImpersonation) => {
    const target = { id: row.uuid, name: row.access_owner };
    const mutation = bindMutation(
      acceptInvitation,
      { uuid: row.uuid },
      { failure: accessTexts.failures.acceptAccessImpersonation },
    );
    return (
      <Button
        size="small"
        variant="primary"
        loading={accepting.isRunning(row.uuid)}
        disabledReason={disconnected}
        aria-label={t`Accept the invitation of ${row.access_owner}`}
        onClick={() => void accepting.run(mutation, { target, done: t`Access invitation accepted` })}
      >{t`Accept`}</Button>
    );
  };
  const openButton = (row: AccessImpersonation) => {
    const target = { id: row.uuid, name: row.access_owner };
    const mutation = bindMutation(
      startImpersonation,
      { uuid: row.uuid },
      { failure: accessTexts.failures.startAccessImpersonation },
    );
    return (
      <Button
        size="small"
        loading={starting.isRunning(row.uuid)}
        disabledReason={disconnected}
        aria-label={t`Open account of ${row.access_owner}`}
        // The second press of a double click on "Accept", in whose place this stands, opens nothing.
        onClick={({ detail }) => {
          if (detail < 2) void starting.run(mutation, { target, onDone: (result) => act(row.access_owner, result) });
        }}
      >{t`Open account`}</Button>
    );
  };
  const buttonOf = (row: AccessImpersonation) => {
    if (isOver(row)) return null;
    if (isKnown(row, 'is_accepted')) return canImpersonate(row).allowed ? openButton(row) : acceptButton(row);
    return (
      <Inline gap={2} justify="end">
        {acceptButton(row)}
        {openButton(row)}
      </Inline>
    );
  };

  return (
    <>
      <Table<AccessImpersonation>
        variant="plain"
        caption={t`Shared with me`}
        rows={rows}
        getRowId={({ uuid }) => uuid}
        empty={t`Nobody shares an account with you.`}
        columns={[
          { id: 'owner', header: t`Owner`, rowHeader: true, cell: ({ access_owner }) => access_owner },
          {
            id: 'scope',
            header: t`Scope`,
            width: '208px',
            hideBelow: 'medium',
            cell: scopeOf,
          },
          state,
          { ...since, hideBelow: 'large' },
          { ...end, hideBelow: 'medium' },
          { id: 'actions', header: t`Actions`, actions: true, width: '120px', align: 'end', cell: buttonOf },
        ]}
      />
      <ActionFailure action={accepting} inset />
      <ActionFailure action={starting} inset />
    </>
  );
}
