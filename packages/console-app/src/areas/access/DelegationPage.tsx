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
import { useInvitationColumns } from '#resources/components/useInvitationColumns.js';
import { useBillingAccountTitle } from '#shared/billingAccounts.js';
import { useTime } from '#shared/time.js';
import { delegationActions } from './actions.js';
import type { InvitationRow } from './delegationDialogs.js';
import { PrivilegesWarning } from './PrivilegesWarning.js';
import { useDelegationFacts } from './useDelegationFacts.js';

type DelegationAction = keyof typeof delegationActions.actions;
type DelegationTools = PageTools<typeof delegationActions>;

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

const overviewOf = (delegation: AccessDelegation) => (
  <Stack>
    <People delegation={delegation} />
    <Facts delegation={delegation} />
  </Stack>
);

function Notices({ row }: DelegationTools) {
  return <PrivilegesWarning account={useDelegationFacts().accountOf(row)} />;
}

const noticesOf = (tools: DelegationTools) => <Notices {...tools} />;

const metaOf = (row: AccessDelegation) => <Scope delegation={row} />;

function Scope({ delegation }: { delegation: AccessDelegation }) {
  const { t } = useLingui();
  const id = useDelegationFacts().accountOf(delegation);
  const title = useBillingAccountTitle(id);
  if (id === undefined) return <Badge>{t`Unknown`}</Badge>;
  return <Badge tone={id === null ? 'warning' : 'info'}>{id === null ? t`Global` : t`Restricted to ${title}`}</Badge>;
}

function Facts({ delegation }: { delegation: AccessDelegation }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const { id, created_at, updated_at } = delegation;
  const accountId = useDelegationFacts().accountOf(delegation);
  const account = useBillingAccountTitle(accountId);
  const scope = accountId === null ? t`Global: everything in your account` : t`Only what is charged to ${account}`;
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          { label: t`Scope`, value: accountId === undefined ? t`Unknown` : scope },
          { label: t`Number`, value: String(id) },
          { label: t`Created`, value: dateTime(created_at) },
          { label: t`Changed`, value: dateTime(updated_at) },
        ]}
      />
    </Card>
  );
}

/** Who is invited, since when and until when. */
function People({ delegation }: { delegation: AccessDelegation }) {
  const { t } = useLingui();
  const { id, impersonations } = delegation;
  const { arePeopleKnown, isInvitationKnown } = useDelegationFacts();
  const rows = useMemo(
    () =>
      impersonations.map((one): InvitationRow => {
        const is_accepted = isInvitationKnown(delegation, one, 'is_accepted') ? one.is_accepted : undefined;
        return { ...one, delegation_id: id, is_accepted };
      }),
    [delegation, impersonations, id, isInvitationKnown],
  );
  const { state, since, end } = useInvitationColumns<InvitationRow>({
    acceptedOf: ({ is_accepted }) => is_accepted,
    isEndKnown: (row) => isInvitationKnown(delegation, row, 'expires_at'),
  });
  const actions = useActions(invitationActions, { rows });
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
        empty={
          arePeopleKnown(delegation)
            ? t`Nobody is invited yet. Invite a person by their email address.`
            : t`Who is invited is not known: the server's answer was not understood.`
        }
        columns={[
          {
            id: 'email',
            header: t`Email address`,
            rowHeader: true,
            cell: ({ grantee_username }) => grantee_username,
          },
          state,
          { ...since, hideBelow: 'medium' },
          end,
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
