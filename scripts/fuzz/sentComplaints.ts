import type { Save } from './screens.js';
import type { Sent } from './server.js';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a form holds it, in which there is no half of a character. */
const inForm = (value: unknown): string => String(value).replaceAll('\uD800', '\uFFFD');

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** Objects and lists travel as JSON; the ids of rules are the server's, and are not sent. */
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === 'uuid' ? undefined : part)));

/** Whether a field was sent with the value that the server has said. */
function isSaid(values: readonly string[] | undefined, said: unknown): boolean {
  if (values === undefined) return isMissing(said);
  if (typeof said !== 'object' || said === null) return values.length === 1 && values[0] === inForm(said);
  const [text = ''] = values;
  return text === JSON.stringify(asJson(said)) || JSON.stringify(values) === JSON.stringify(said);
}

/**
 * What is wrong with what a screen has sent after a mutation: each field is the person's own, or what the server has said
 * of the row, letter by letter. `plain` is what it sends without a mutation, `whole` the row as the page has read it.
 * Nothing may be sent at all.
 */
export function sentComplaintsOf(
  { entered = [], sentAs = {}, optional = [], part }: Save,
  sent: readonly Sent[],
  plain: Sent | undefined,
  whole: unknown,
): string[] {
  const row: unknown = part !== undefined && isRow(whole) ? whole[part] : whole;
  if (sent.length > 1) return [`sends ${sent.length} times`];
  const [one] = sent;
  if (!one) return [];
  if (!plain) return ['sends what it does not send without a mutation'];
  if (one.path !== plain.path) return [`sends to ${one.path} instead of ${plain.path}`];
  const names = new Set([...Object.keys(plain.fields), ...Object.keys(one.fields)]);
  return [...names].flatMap((name) => {
    const field = sentAs[name] ?? name;
    const values = one.fields[name];
    const isAsPlain = JSON.stringify(values) === JSON.stringify(plain.fields[name]);
    const isSaidByServer = isRow(row) && isSaid(values, row[field]);
    const isOwn = entered.includes(name) || !isRow(row);
    const isLeftOut = values === undefined && optional.includes(name);
    const isRight = isLeftOut || (isOwn ? isAsPlain : isSaidByServer || (isAsPlain && !Object.hasOwn(row, field)));
    return isRight
      ? []
      : [`sends ${name}=${JSON.stringify(values)} of ${JSON.stringify(isRow(row) ? row[field] : row)}`];
  });
}
