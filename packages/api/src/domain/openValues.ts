/** The values of an open list that are known (`x-extensible-enum` in the contract); any other may come as well. */
export type Known<Value extends string> = Value extends string ? (string extends Value ? never : Value) : never;

/** What a table has for a value of an open list; undefined for a value that it does not know, `constructor` included. */
export function entryOf<Entry>(table: Readonly<Partial<Record<string, Entry>>>, value: string): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined;
}

/** A row that says for which of its fields the server's answer was not understood: a neutral value stands there. */
export interface PartlyKnown {
  not_understood?: readonly string[] | undefined;
}

/** Whether the values of these fields are the server's. */
export const isKnown = <Row extends object>(
  row: Row & PartlyKnown,
  ...fields: readonly (keyof Row & string)[]
): boolean => !fields.some((field) => row.not_understood?.includes(field));

/**
 * The fields that every row has, and those that are null where there is nothing: of others, undefined would not tell "not
 * there" from "not understood".
 */
type ToldField<Row> = {
  [Field in keyof Row & string]: undefined extends Row[Field] ? (null extends Row[Field] ? Field : never) : Field;
}[keyof Row & string];

/** The value of a field whose neutral value would say something that the server has not said; undefined where it was not understood. */
export const understood = <Row extends object, Field extends ToldField<Row>>(
  row: Row,
  field: Field,
): Row[Field] | undefined => (isKnown(row, field) ? row[field] : undefined);
