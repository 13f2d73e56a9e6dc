/** What the test identity provider remembers. */
export interface IdentityState {
  accounts: IdentityAccount[];
  /** The oldest first. */
  mails: IdentityMail[];
  /** By the secret itself: what it proves. */
  grants: Record<string, IdentityGrant>;
}

export interface IdentityAccount {
  /** Also the name that it logs in with. */
  email: string;
  /** Null where a social provider signs the account in. */
  password: string | null;
  email_verified: boolean;
}

/** A mail that a real provider would have sent. */
export interface IdentityMail {
  kind: 'verification' | 'reset';
  to: string;
  /** The secret in its link. */
  ticket: string;
  /** Where its link leads in the end: an address of the console. */
  return_to: string;
  used: boolean;
  /** In ms since 1970, by the sandbox's clock. */
  sent_at: number;
}

/** What a code, a login ticket or a token proves, until it is used or expires. */
export interface IdentityGrant {
  kind: 'code' | 'ticket' | 'access_token' | 'id_token';
  email: string;
  /** In ms since 1970, by the sandbox's clock. */
  expires: number;
  /** Of a code: what its exchange has to match. */
  redirect_uri?: string;
  nonce?: string;
  code_challenge?: string;
}
