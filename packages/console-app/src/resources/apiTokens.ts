import { msg, plural } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { listedApiTokens, type ListedApiToken } from '@livery/api/queries/access';
import { defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** API tokens without the tokens themselves (specification: account and billing, section 3). They go by their description. Every site has them. */
export const apiTokens = defineResource<ListedApiToken>({
  kind: 'api_token',
  icon: KeyRound,
  messages: {
    title: msg`API tokens`,
    one: msg`API token`,
    synonyms: msg`API key, kong key`,
    count: (count) => plural(count, { one: '# API token', other: '# API tokens' }),
    search: msg`Search API tokens`,
    searchHint: msg`Description, number or gateway ID`,
    empty: msg`Your API tokens will be here. A program needs one to act in your account.`,
    create: msg`Create API token`,
    loadError: () => msg`The API tokens could not be loaded`,
    notFound: msg`API token not found`,
  },
  source: { scope: 'account', read: listedApiTokens },
  idOf: ({ id }) => String(id),
  nameOf: ({ description }) => description,
  createdAt: ({ created_at }) => created_at,
  list: 'apiTokens',
  hrefOf: ({ id }) => href('apiToken', { id: String(id) }),
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ id, description, kong_id, consumer_id }) => [description, String(id), kong_id, consumer_id],
});
