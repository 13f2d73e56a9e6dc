import type { operations as table } from '../generated/operations.js';
import type { operations } from '../generated/types.js';

export type OperationId = keyof typeof table;

/** Method and path template of an operation, as one word: `POST /{location}/user-resource/vm/start`. */
export type CallOf<Id extends OperationId> = `${(typeof table)[Id]['method']} ${(typeof table)[Id]['path']}`;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : undefined extends Value
    ? { [Key in Name]?: Exclude<Value, undefined> }
    : { [Key in Name]: Value };

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** What a call of an operation carries, each part with the contract's fields; a part it has none of is left out. */
export type RequestOf<Id extends OperationId> = Part<'path', operations[Id]['parameters']['path']> &
  Part<'query', operations[Id]['parameters']['query']> &
  Part<'body', BodyOf<Id>>;

/** What a call of an operation answers; undefined for one that answers nothing. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Answer } };
}
  ? Answer
  : undefined;
