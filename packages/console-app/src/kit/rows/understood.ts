import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isRowUnderstood } from '@livery/api/queries/understood';
import { readOf, type AlertRule, type Resource } from '../resource.js';

/**
 * The fields that every row has, and those that are null where there is nothing: of others, undefined would not tell "not
 * there" from "not understood".
 */
type ToldField<Row> = {
  [Field in keyof Row & string]: undefined extends Row[Field] ? (null extends Row[Field] ? Field : never) : Field;
}[keyof Row & string];

/** The value of a field of a row; undefined where the server's was not understood when its list was last read. */
type Understood<Row extends object> = <Field extends ToldField<Row>>(row: Row, field: Field) => Row[Field] | undefined;

/** Reads fields of rows whose neutral value would say something that the server has not said. Stays the same function. */
export function useUnderstood<Row extends object>(resource: Resource<Row>): Understood<Row> {
  const client = useQueryClient();
  return useMemo(
    () => (row, field) => (isRowUnderstood(client, readOf(resource, row), row, [field]) ? row[field] : undefined),
    [client, resource],
  );
}

/** Those of the rows that a rule holds for. */
export const alertedRows = <Row extends object>(
  client: QueryClient,
  resource: Resource<Row>,
  { fields, predicate }: AlertRule<Row>,
  rows: readonly Row[],
): Row[] => rows.filter((row) => predicate(row) && isRowUnderstood(client, readOf(resource, row), row, fields));
