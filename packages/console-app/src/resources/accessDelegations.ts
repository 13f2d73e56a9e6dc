import { msg, plural } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import type { AccessDelegation } from '@livery/api/generated/types';
import { accessDelegations as delegationList } from '@livery/api/queries/access';
import { defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** Access delegations: who else may act in the account (specification: account and billing, sections 3 and 6). Every site has them. */
export const accessDelegations = defineResource<AccessDelegation>({
  kind: 'access_delegation',
  icon: Users,
  messages: {
    title: msg`Access delegations`,
    one: msg`Access delegation`,
    synonyms: msg`share, invite, impersonation`,
    count: (count) => plural(count, { one: '# access delegation', other: '# access delegations' }),
    search: msg`Search access delegations`,
    searchHint: msg`Name or email address of who is invited`,
    empty: msg`Your access delegations will be here. By one you let other people act in your account.`,
    create: msg`Create access delegation`,
    loadError: () => msg`The access delegations could not be loaded`,
    notFound: msg`Access delegation not found`,
  },
  source: { scope: 'account', read: delegationList },
  idOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  createdAt: ({ created_at }) => created_at,
  list: 'accessDelegations',
  hrefOf: ({ id }) => href('accessDelegation', { id: String(id) }),
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ name, impersonations }) => [name, ...impersonations.map(({ grantee_username }) => grantee_username)],
});
