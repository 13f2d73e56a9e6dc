/** That the user of this tab acts in the account of another (specification: account and billing, section 4). */
export interface Impersonation {
  /** Signs the calls instead of the API key. A secret. */
  token: string;
  /** E-mail address of the owner. */
  owner: string;
  /** Where it was started, below the base path. */
  returnPath: string;
  /** Id of the user who acts. */
  user?: number;
  /** Id of the owner, once the server has told it. */
  ownerId?: number;
}

/** What is shown after signing in. */
export interface ReturnPath {
  /** Below the base path. */
  path: string;
  /** Id of the user whose session ended there; without it, it is for whoever opened its address. */
  user?: number;
}

/** What the next page says as soon as it is there. */
export interface ImpersonationNotice {
  kind: 'started' | 'ended';
  owner: string;
}

/** What a sign-in at the identity provider began with: what comes back has to match it. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  redirectUri: string;
  /** Of PKCE. A secret. */
  verifier?: string;
  /** In ms since 1970. */
  at: number;
}

/** An API key that somebody asked to keep in this browser, and whose it is. The key is a secret. */
export interface SavedApiKey {
  key: string;
  name: string;
}

/** A machine whose weekly backups are to be switched on as soon as it has been created. */
export interface PendingBackup {
  location: string;
  uuid: string;
  /** In ms since 1970. */
  requestedAt?: number;
}

/** An upload in parts that the storage waits for: what tells its file when it is chosen again. No secret. */
export interface UnfinishedUpload {
  bucket: string;
  key: string;
  /** In bytes. */
  size: number;
  /** When the file was changed last, in ms since 1970. */
  modified: number;
  uploadId: string;
  /** In bytes. */
  partSize: number;
  /** The beginning of the SHA-256 of each part that was stored, by its number. */
  digests?: Readonly<Record<number, string>>;
  /** The ETag that the object has once it is completed; set when that is tried, where it can be told. */
  etag?: string;
}

/** How many of a batch have come to which end. */
export interface BatchProgress {
  total: number;
  done: number;
  failed: number;
  cancelled: number;
  /** Those that may have been done all the same, because the response was lost; none where left out. */
  unknown?: number;
}

/** A change that somebody started, and what became of it. It holds nothing that was sent. */
export interface Activity {
  id: string;
  /** The operation of the contract, or what is done with files. */
  operation: string;
  /** In ms since 1970. */
  startedAt: number;
  /** When its page last said that it goes on, in ms since 1970: of what may take long. */
  heardAt?: number;
  endedAt?: number;
  /** `unknown` where no response came: the connection broke, or the page was left. `cancelled` before anything was done. */
  state: 'running' | 'done' | 'failed' | 'unknown' | 'cancelled';
  /** How far a batch of many is. */
  progress?: BatchProgress;
  /** What it was done with, as it was called then. */
  target?: { kind: string; id: string; name: string; location?: string; href: string };
  /** What the server said against it. */
  error?: { message: string; correlationId?: string };
}

/**
 * A payment that a person has confirmed, and what became of it: so that it is sent once, and followed to its end in
 * whichever tab. No secret, and nothing of a card but its id.
 */
export interface PaymentRecord {
  /** Of the confirmation: one press of one form, however often it is repeated. */
  id: string;
  /** Id of who confirmed it. */
  user: number | undefined;
  /** Id of the billing account. */
  account: number;
  kind: 'link' | 'card' | 'verification';
  /** Keyword of the processor. */
  processor: string;
  /** Credit to buy, or what is charged and returned to verify; in the site currency. */
  amount: number;
  /** What the processor charges, where the server has said so. */
  final?: { amount: number; currency: string };
  /** Id of the payment method. */
  card?: number;
  /** What was chosen to pay with, as the form of a top-up knows it. */
  method?: string;
  /** When it was confirmed, in ms since 1970. */
  confirmedAt: number;
  /**
   * `sent` until a response has come: the outcome is unknown. `open` while it waits for the processor. `missing` where no
   * trace of it was found after a lost response.
   */
  state: 'sent' | 'open' | 'done' | 'failed' | 'cancelled' | 'missing';
  /** When it was found to be done, in ms since 1970. */
  doneAt?: number;
  /** What the server knows it by. */
  identifier?: string;
  /** Set where its state is asked for as persistent data. */
  isPersistent?: boolean;
  /** What completes it: the charge at the processor. */
  charge?: string;
  /** Public key of the processor's session, which it asks for when it comes back. */
  clientKey?: string;
  /** Page of the processor where it goes on. */
  page?: string;
  /** Address of the picture of a code to pay with. */
  picture?: string;
  /** The entries of the credit history with the same amount before it was sent. */
  knownEntries: readonly string[];
  /** Set where `knownEntries` was read although the kind of payment does not ask for it. */
  isTraceable?: boolean;
  /** The server's text about its end; of one that was left, why the processor's own code did not take it. */
  message?: string;
  /** What the server says of it, where that is no status that is known. */
  status?: string | undefined;
  /** Set where the server has answered with a failure: what it did was done by then. */
  isAnswered?: boolean;
  /** Set where the person left the processor without paying, as far as one can tell. */
  isLeft?: boolean;
  /** Set where the processor or the bank has said here that it is done: a refusal is an end from then on. */
  isFinished?: boolean;
  /** Set once its end has been shown to a person. */
  isSeen?: boolean;
}
