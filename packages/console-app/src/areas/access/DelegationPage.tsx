import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { Badge, Button, Card, KeyValueList, Stack, Table } from '@livery/ui';
import { useParams } from 'wouter';
import type { AccessDelegation } from '@livery/api/generated/types';
import { accessDelegation, removeFromDelegation } from '@livery/api/queries/access';
import { accessTexts } from '#generated/access/texts.js';
import { bindMutation, defineActions, lazyDialog, type PageTools, ResourcePage, useActions } from '#kit';
import { accessDelegations } from '#resources/accessDelegations.js';
import { InvitationState } from '#resources/components/InvitationState.js';
import { useBillingAccountTitle } from '#shared/billingAccounts.js';
import { useTime } from '#shared/time.js';
import { delegationActions } from './actions.js';
import type { InvitationRow } from './delegationDialogs.js';
import { PrivilegesWarning } from './PrivilegesWarning.js';

type DelegationAction = keyof typeof delegationActions.actions;
type DelegationTools = PageTools<AccessDelegation, DelegationAction>;

/** What can be done with one invitation of a delegation. */
const invitationActions = defineActions(
  {
    idOf: ({ uuid }: InvitationRow) => uuid,
    nameOf: ({ grantee_username }: InvitationRow) => grantee_username,
    reasons: accessTexts.reasons,
  },
  {
    remove: {
      label: msg`Remove`,
      icon: Trash2,
      danger: true,
      mutation: ({ delegation_id, uuid }: InvitationRow) =>
        bindMutation(removeFromDelegation, { delegation_id, impersonation_id: uuid }),
      done: (name: string) => msg`Removed ${name}`,
      dialog: lazyDialog(async () => (await import('./delegationDialogs.js')).RemoveInvitationDialog),
    },
  },
);

/** One access delegation with who is invited (specification: account and billing, section 2). */
export default function DelegationPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useQuery(accessDelegation(id));
  return (
    <ResourcePage<AccessDelegation, DelegationAction>
      resource={accessDelegations}
      query={query}
      actions={delegationActions}
      primary={() => ({ id: 'invite', variant: 'primary' })}
      meta={metaOf}
      notices={noticesOf}
      tabs={({ row }: DelegationTools) => [{ id: 'overview', label: t`Overview`, content: overviewOf(row) }]}
    />
  );
}

const stateOf = (accepted: boolean) => <InvitationState accepted={accepted} />;

const overviewOf = (delegation: AccessDelegation) => (
  <Stack>
    <People delegation={delegation} />
    <Facts delegation={delegation} />
  </Stack>
);

const noticesOf = ({ row }: DelegationTools) => <PrivilegesWarning account={row.billing_account_id} />;

const metaOf = (row: AccessDelegation) => <Scope id={row.billing_account_id} />;

function Scope({ id }: { id: number | null | undefined }) {
  const { t } = useLingui();
  const title = useBillingAccountTitle(id);
  const isGlobal = id === null || id === undefined;
  return <Badge tone={isGlobal ? 'warning' : 'info'}>{isGlobal ? t`Global` : t`Restricted to ${title}`}</Badge>;
}

function Facts({ delegation: { id, billing_account_id, created_at, updated_at } }: { delegation: AccessDelegation }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const account = useBillingAccountTitle(billing_account_id);
  const isGlobal = billing_account_id === null || billing_account_id === undefined;
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          {
            label: t`Scope`,
            value: isGlobal ? t`Global: everything in your account` : t`Only what is charged to ${account}`,
          },
          { label: t`Number`, value: String(id) },
          { label: t`Created`, value: dateTime(created_at) },
          { label: t`Changed`, value: dateTime(updated_at) },
        ]}
      />
    </Card>
  );
}

/** Who is invited, since when and until when. */
function People({ delegation: { id, impersonations } }: { delegation: AccessDelegation }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const rows = useMemo(
    () => impersonations.map((one): InvitationRow => ({ ...one, delegation_id: id })),
    [impersonations, id],
  );
  const actions = useActions(invitationActions, { find: (uuid) => rows.find((one) => one.uuid === uuid) });
  const removeButton = (row: InvitationRow) => (
    <Button size="small" {...actions.button('remove', row)} aria-label={t`Remove ${row.grantee_username}`} />
  );
  return (
    <Card
      padding="none"
      heading={t`People`}
      description={t`They act as you, with all that the scope allows. What they do is recorded with who did it.`}
    >
      <Table<InvitationRow>
        variant="plain"
        caption={t`People`}
        rows={rows}
        getRowId={({ uuid }) => uuid}
        empty={t`Nobody is invited yet. Invite a person by their email address.`}
        columns={[
          {
            id: 'email',
            header: t`Email address`,
            rowHeader: true,
            cell: ({ grantee_username }) => grantee_username,
          },
          {
            id: 'state',
            header: t`State`,
            width: '120px',
            cell: ({ is_accepted }) => stateOf(is_accepted),
          },
          {
            id: 'since',
            header: t`Since`,
            width: '184px',
            hideBelow: 'medium',
            cell: ({ accepted_at, created_at }) => dateTime(accepted_at ?? created_at),
          },
          {
            id: 'end',
            header: t`Ends`,
            width: '184px',
            cell: ({ expires_at }) => (expires_at ? dateTime(expires_at) : t`When it is removed`),
          },
          {
            id: 'remove',
            header: t`Actions`,
            actions: true,
            width: '104px',
            align: 'end',
            cell: removeButton,
          },
        ]}
      />
      {actions.dialog}
    </Card>
  );
}
