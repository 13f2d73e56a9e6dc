import { expect, it } from 'vitest';
import { accessDelegations } from './accessDelegations.js';
import { apiTokens } from './apiTokens.js';
import { billingAccounts } from './billingAccounts.js';
import { resources } from './resources.js';
import { s3Keys } from './s3Keys.js';
import { vmInterfaces } from './vmInterfaces.js';

const all = [...resources, accessDelegations, apiTokens, billingAccounts, s3Keys, vmInterfaces];

it('a CSV file is called after what is in it, in the plural and in the names of the screens', () => {
  expect(all.map(({ kind, csvName = `${kind}s` }) => csvName)).toEqual([
    'virtual_machines',
    'managed_services',
    'private networks',
    'load_balancers',
    'firewalls',
    'ip addresses',
    'bare metal machines',
    'buckets',
    'access_delegations',
    'api_tokens',
    'billing_accounts',
    's3_keys',
    'network interfaces',
  ]);
});
