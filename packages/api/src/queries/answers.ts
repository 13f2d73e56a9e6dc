import { data } from '../client.js';
import { UnexpectedAnswerError } from './errors.js';

type Call<Answer> = Promise<{ data?: Answer }>;

/**
 * The rows a call answered. Entries that are no objects are left out, and the named fields, which screens walk
 * through, are made empty lists where they are none: the shape check has reported them, and a screen shows what it
 * can. Throws an UnexpectedAnswerError for an answer that is no list: an empty one would be a lie.
 */
export async function rows<Row extends object>(call: Call<Row[]>, ...lists: ListField<Row>[]): Promise<Row[]> {
  const answer: unknown = await data(call);
  if (!Array.isArray(answer)) throw new UnexpectedAnswerError('list');
  return (answer as unknown[]).filter((row) => isObject(row)).map((row) => withLists(row as Row, ...lists));
}

/** The object a call answered. Throws an UnexpectedAnswerError for anything else. */
export async function object<Answer extends object>(call: Call<Answer>): Promise<Answer> {
  const answer: unknown = await data(call);
  if (!isObject(answer) || Array.isArray(answer)) throw new UnexpectedAnswerError('object');
  return answer as Answer;
}

type ListField<Row> = { [Field in keyof Row]-?: Row[Field] extends readonly unknown[] ? Field : never }[keyof Row];

/** The same row, unless one of these fields is no list. */
export function withLists<Row extends object>(row: Row, ...lists: ListField<Row>[]): Row {
  const wrong = lists.filter((field) => !Array.isArray(row[field]));
  return wrong.length === 0 ? row : { ...row, ...Object.fromEntries(wrong.map((field) => [field, []])) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
