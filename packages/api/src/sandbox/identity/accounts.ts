import { sha256 } from '@noble/hashes/sha2.js';
import { refuse } from '../http/refusal.js';
import type { IdentityAccount, IdentityGrant, IdentityState } from '../state/identity.js';
import { newState } from '../scenarios/newState.js';
import { hash, nextUuid } from '../state/random.js';
import type { SandboxUser } from '../state/access.js';
import type { State } from '../state/state.js';
import { ownPartsOf } from '../state/tenants.js';

/** The client identifier of the console at the test identity provider. */
export const clientId = 'livery-console';

/** Which sign-in the site's configuration names: `fake` asks for an API key. */
export const signInKinds = ['fake', 'apiKeyOnly', 'auth0', 'oidc'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** A test identity provider beside the sandbox. */
export interface IdentityOptions {
  /** `http://localhost:4102` */
  origin: string;
  /** What the site's configuration says. */
  kind: SignInKind;
}

/** What the codes of the test identity provider begin with. */
export const codePrefix = 'test-code-';

/** The password of the accounts that are there from the beginning. */
export const testPassword = 'Secret123';

/** The provider's own state; at first with an account for each user of the sandbox. */
export function identityOf(state: State): IdentityState {
  state.identity ??= {
    accounts: state.users.map(({ user }) => ({ email: user.name, password: testPassword, email_verified: true })),
    mails: [],
    grants: {},
  };
  return state.identity;
}

const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const findAccount = (state: State, email: string): IdentityAccount | undefined =>
  identityOf(state).accounts.find((account) => sameEmail(account.email, email));

/** The grant of a secret, which is used up; undefined where there is none, or it has expired. */
export function takeGrant(
  state: State,
  kind: IdentityGrant['kind'],
  secret: string,
  now: number,
): IdentityGrant | undefined {
  const { grants } = identityOf(state);
  const grant = Object.hasOwn(grants, secret) ? grants[secret] : undefined;
  if (grant?.kind !== kind) return undefined;
  delete grants[secret];
  return grant.expires > now ? grant : undefined;
}

/** Whether the provider has issued a code, used or not yet. */
export const isIssued = (state: State, code: string | undefined): boolean =>
  code !== undefined && code.startsWith(codePrefix) && state.identity !== undefined;

/** Whether a PKCE verifier belongs to a challenge (S256). */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  const digest = sha256(new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === challenge;
}

/** What a sign-in brings along as proof. */
interface Proof {
  code?: string | undefined;
  code_verifier?: string | undefined;
  redirect_uri?: string | undefined;
  id_token?: string | undefined;
  referral_code?: string | undefined;
}

/** Whose proof it is, by what the test identity provider has issued. Refuses with 401 what it has not, or not any more. */
function emailOf(state: State, proof: Proof, now: number): string {
  if (proof.id_token) {
    const grant = takeGrant(state, 'id_token', proof.id_token, now);
    return grant?.email ?? refuse(401, 'The identity token is not valid');
  }
  const grant = takeGrant(state, 'code', proof.code ?? '', now);
  const isOurs =
    grant?.redirect_uri === proof.redirect_uri &&
    (!grant?.code_challenge || matchesChallenge(proof.code_verifier ?? '', grant.code_challenge));
  return (isOurs ? grant?.email : undefined) ?? refuse(401, 'The authorization code is not valid');
}

/** The user of a proof of the test identity provider; a new customer without anything where nobody has its email address. */
export function userOfProof(state: State, proof: Proof, now: number): SandboxUser {
  const email = emailOf(state, proof, now);
  const existing = state.users.find(({ user }) => sameEmail(user.name, email));
  if (existing) return existing;
  const tenant = `signup-${email}`;
  const created: SandboxUser = {
    role: 'customer',
    tenant,
    user: {
      id: Math.max(...state.users.map(({ user }) => user.id)) + 1,
      name: email,
      profile_data: {
        first_name: null,
        last_name: null,
        personal_id_number: null,
        phone_number: null,
        lang: null,
        avatar: null,
        email,
      },
      kong_key: nextUuid(state),
      intercom_user_hash: null,
    },
    ...(proof.referral_code ? { referral_code: proof.referral_code } : {}),
  };
  const own = newState('empty', now, hash(email));
  own.storage.user = { ...own.storage.user, id: `user-${created.user.id}`, display_name: email };
  state.tenants = { ...state.tenants, [tenant]: ownPartsOf(own) };
  state.users.push(created);
  return created;
}
