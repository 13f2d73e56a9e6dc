/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Shape } from '../../client/shape.js';

export const UserProfile: Shape = {
  'first_name?': ['null', 'string'],
  'last_name?': ['null', 'string'],
  'personal_id_number?': ['null', 'string'],
  'phone_number?': ['null', 'string'],
  'lang?': ['null', 'string'],
  'avatar?': ['null', 'string'],
  'email?': ['null', 'string'],
};

export const User: Shape = {
  id: 'number',
  name: 'string',
  profile_data: UserProfile,
  'kong_key?': 'string',
  'intercom_user_hash?': ['null', 'string'],
};

export const MfaStatus: Shape = {
  is_active: 'boolean',
};

export const SignInResult: Shape = {
  apikey: 'string',
  'user?': User,
};

export const MfaActivation: Shape = {
  'enrollment_url?': ['null', 'string'],
};

export const AdminToken: Shape = {
  token: 'string',
};
