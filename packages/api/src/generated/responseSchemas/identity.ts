/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const UserProfile: Schema = {
  'first_name?': ['null', 'string'],
  'last_name?': ['null', 'string'],
  'personal_id_number?': ['null', 'string'],
  'phone_number?': ['null', 'string'],
  'lang?': ['null', 'string'],
  'avatar?': ['null', 'string'],
  'email?': ['null', 'string'],
};

export const User: Schema = {
  id: 'number',
  name: 'string',
  profile_data: UserProfile,
  'kong_key?': 'string',
  'intercom_user_hash?': ['null', 'string'],
};

export const MfaStatus: Schema = {
  'is_active?': 'boolean',
};

export const SignInResult: Schema = {
  apikey: 'string',
  'user?': User,
};

export const MfaActivation: Schema = {
  'enrollment_url?': ['null', 'string'],
};

export const AdminToken: Schema = {
  'token!': 'string',
};
