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

/** Whether the value of such a field is the server's. */
export const isKnown = ({ not_understood }: PartlyKnown, field: string): boolean => !not_understood?.includes(field);
