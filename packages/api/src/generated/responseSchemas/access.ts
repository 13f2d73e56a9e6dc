/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const AccessImpersonation: Schema = {
  'uuid!': 'string',
  access_owner: 'name',
  'billing_account_name?': ['null', 'string'],
  is_accepted: 'boolean',
  'accepted_at?': ['null', 'timestamp'],
  created_at: 'timestamp',
  'expires_at?': ['null', 'timestamp'],
};

export const ApiToken: Schema = {
  'id!': 'number',
  billing_account_id: 'number',
  consumer_id: 'string',
  kong_id: 'string',
  description: 'name',
  'restricted?': 'boolean',
  token: 'string',
  created_at: 'timestamp',
  'updated_at?': ['null', 'timestamp'],
  user_id: 'number',
  'acting_user_id?': ['null', 'number'],
};

export const AccessDelegationImpersonation: Schema = {
  'uuid!': 'string',
  'grantee_id?': ['null', 'number'],
  grantee_username: 'string',
  is_accepted: 'boolean',
  'accepted_at?': ['null', 'timestamp'],
  created_at: 'timestamp',
  'expires_at?': ['null', 'timestamp'],
};

export const AccessDelegation: Schema = {
  'id!': 'number',
  'billing_account_id?': ['null', 'number'],
  impersonations: ['list', AccessDelegationImpersonation],
  name: 'name',
  owner_id: 'number',
  created_at: 'timestamp',
  'updated_at?': ['null', 'timestamp'],
};

export const ImpersonationToken: Schema = {
  'token!': 'string',
};

export const Success: Schema = {
  success: 'boolean',
};
