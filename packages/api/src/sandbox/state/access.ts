import type { AccessDelegation, AccessDelegationImpersonation, ApiToken, User } from '../../generated/types.js';
import { nextUuid, type Seed } from './random.js';

/** Who may sign in; the key is the `kong_key` of the user. */
export interface SandboxUser {
  role: 'customer' | 'administrator';
  /** The customer that the user belongs to, where it is not the one that the scenario is about. */
  tenant?: string;
  user: User & { kong_key: string };
  /** The referral code that the user signed up with. */
  referral_code?: string;
}

/** An invitation with every field of the contract. */
export type Invitation = Required<AccessDelegationImpersonation>;

export interface DelegationRecord extends Required<Omit<AccessDelegation, 'impersonations'>> {
  impersonations: Invitation[];
}

/** What users gave to programs and to each other, and what has been started with it. */
export interface AccessState {
  /** Of all users, the oldest first. */
  tokens: Required<ApiToken>[];
  /** Of all users, the oldest first. */
  delegations: DelegationRecord[];
  /** By impersonation token. */
  sessions: Record<string, { impersonation: string; grantee: number }>;
  /** Ids of administrators, by the tokens made for them. */
  admin_tokens: Record<string, number>;
  /** Ids of the users whose sign-in asks for a second factor. */
  mfa: number[];
}

export const emptyAccess = (): AccessState => ({
  tokens: [],
  delegations: [],
  sessions: {},
  admin_tokens: {},
  mfa: [],
});

/** The next id of a list whose first one is `first`. */
export const nextId = (rows: readonly { id: number }[], first: number): number =>
  Math.max(first - 1, ...rows.map(({ id }) => id)) + 1;

/** A new secret key: its prefix and 32 hexadecimal digits. */
export const newKey = (source: Seed, prefix: string): string => `${prefix}_${nextUuid(source).replaceAll('-', '')}`;

export const emailOf = ({ name, profile_data }: Pick<User, 'name' | 'profile_data'>): string =>
  profile_data.email ?? name;

const isSameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The users, and what they gave to each other. */
interface Shares {
  users: readonly SandboxUser[];
  access: AccessState;
}

/** An invitation with the delegation it belongs to and its owner. */
export interface FoundInvitation {
  invitation: Invitation;
  delegation: DelegationRecord;
  owner: SandboxUser;
}

function invitations({ access, users }: Shares): FoundInvitation[] {
  return access.delegations.flatMap((delegation) => {
    const owner = users.find(({ user }) => user.id === delegation.owner_id);
    return owner ? delegation.impersonations.map((invitation) => ({ invitation, delegation, owner })) : [];
  });
}

/** The invitations that a user was sent, of any owner. */
export const invitationsOf = (state: Shares, { user }: SandboxUser): FoundInvitation[] =>
  invitations(state).filter(({ invitation }) => isSameEmail(invitation.grantee_username, emailOf(user)));

/** An invitation by its uuid; undefined where it was withdrawn or has ended. */
export const invitationAt = (state: Shares, uuid: string): FoundInvitation | undefined =>
  invitations(state).find(({ invitation }) => invitation.uuid === uuid);

/** Takes an invitation away, and every session that was started with it. */
export function endInvitation({ access }: Pick<Shares, 'access'>, uuid: string): void {
  for (const delegation of access.delegations) {
    delegation.impersonations = delegation.impersonations.filter((one) => one.uuid !== uuid);
  }
  access.sessions = Object.fromEntries(
    Object.entries(access.sessions).filter(([, { impersonation }]) => impersonation !== uuid),
  );
}
