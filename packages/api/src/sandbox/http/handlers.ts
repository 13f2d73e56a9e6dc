import type { ResponseOf as ClientResponseOf } from '../../client/operation.js';
import type { OperationId } from '../../generated/operations.js';
import type { operations as table } from '../../generated/operations.js';
import type { operations } from '../../generated/types.js';
import type { IdentityOptions } from '../identity/accounts.js';
import type { SandboxUser } from '../state/access.js';
import type { State } from '../state/state.js';

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : object;
type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** What an operation answers by the contract; nothing where it has no body. A file is its text. */
export type ResponseOf<Id extends OperationId> =
  ClientResponseOf<Id> extends Blob ? string : ClientResponseOf<Id> extends undefined ? void : ClientResponseOf<Id>;

/** A call that fits the contract, and what it is made on. */
export interface Call<Id extends OperationId> {
  operationId: Id;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  state: State;
  /** In ms since 1970, by the sandbox's clock. */
  now: number;
  /** In whose account the call is made; the customer's for a public call without a key. */
  user: SandboxUser;
  /** Who makes it while acting for the user; undefined where it is the user. */
  acting: SandboxUser | undefined;
  /** Scheme and host under which the sandbox is reached. */
  origin: string;
  /** Address of the S3 API. */
  s3Url: string;
  /** Address of the stand-ins of payment processors; undefined where nobody serves their pages. */
  vendorsUrl: string | undefined;
  /** The test identity provider, where there is one. */
  identity?: IdentityOptions | undefined;
}

/** Does one operation on the state and answers as the contract says; throws a Refusal otherwise. */
type Handler<Id extends OperationId> = (call: Call<Id>) => ResponseOf<Id>;

/** All of them: an operation that is missing or answers another shape does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type Table = typeof table;
type Tagged<Tag extends string> = { [Id in OperationId]: Table[Id]['tag'] extends Tag ? Id : never }[OperationId];

/** The operations of one area, by their tag in the contract. */
export type HandlersOf<Tag extends Table[OperationId]['tag']> = Pick<Handlers, Tagged<Tag>>;
