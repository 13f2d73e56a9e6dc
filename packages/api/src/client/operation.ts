import type { OperationId, operations as table } from '../generated/operations.js';
import type { FailureId } from '../generated/texts.js';
import type { operations } from '../generated/types.js';
import type { Schema } from './schema.js';

export type { OperationId } from '../generated/operations.js';

type Method<Id extends OperationId> = (typeof table)[Id]['method'];

/** The operations that only ask. */
export type ReadId = { [Id in OperationId]: Method<Id> extends 'GET' ? Id : never }[OperationId];

/** The operations that may change something on the server. */
export type ChangeId = Exclude<OperationId, ReadId>;

/**
 * One operation of the contract with all that a client needs to know of it. The constants are generated, one an
 * operation, in `generated/operations/<area>.ts`.
 */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: Method<Id>;
  /** Path template, without the version: `/{location}/user-resource/vm/start`. */
  readonly path: string;
  /** Names of the variables that travel in the query. */
  readonly query?: readonly string[];
  /** Names of those that travel in the form; `rest` for a form that takes any name. */
  readonly body?: readonly string[] | 'rest';
  /** Of those in the form the ones that travel as JSON text. */
  readonly json?: readonly string[];
  /** What to say when the operation fails and the server says nothing better. */
  readonly failure?: FailureId;
  /** Key prefixes of the reads that a change makes old: an operation id, and `location` where both have one. */
  readonly affects?: readonly (readonly string[])[];
  /**
   * The row that a change is about: the call of its list, whose variables the change has as well, and the variable that
   * identifies it there. `any` is a row of any list that it makes old, by its `uuid`.
   */
  readonly row?: { readonly list: Operation; readonly id: string } | 'any';
  /** The call of the list that the response is a new row of. */
  readonly creates?: Operation;
  /** Whether the row is gone once the change is made. */
  readonly deletes?: true;
  /** Whether making a change twice does no more than making it once. */
  readonly idempotent?: boolean;
  /** The variables or the response hold a secret. */
  readonly secret?: true;
  /** Needs no API key. */
  readonly public?: true;
  /** What is answered; left out where the response has no body. */
  readonly response?: Schema;
}

type Part<Value> = [NonNullable<Value>] extends [never] ? unknown : NonNullable<Value>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** What a call carries: the variables of its path, its query and its form in one object. */
export type Variables<Id extends OperationId> = Flat<
  Part<operations[Id]['parameters']['path']> & Part<operations[Id]['parameters']['query']> & Part<Body<Id>>
>;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Responses<Id>[keyof Responses<Id> & (200 | 201 | 202 | 203 | 204 | 206)];

/** What a call answers when it goes well, whatever its success status; undefined for one that answers nothing. */
export type ResponseOf<Id extends OperationId> =
  Success<Id> extends { content: infer Content }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : Blob
    : undefined;
