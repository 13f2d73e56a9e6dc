import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '@livery/ui';
import { namesByPattern, tellsApart } from '@livery/api/domain/namePattern';
import type { BulkSelection } from '../bulk/plan.js';
import type { ActionDialogProps } from './actions.js';
import type { BoundMutation } from './boundMutation.js';
import { ConfirmAction } from './ConfirmAction.js';

export interface RenameManyProps<Row> extends ActionDialogProps<Row> {
  bulk: BulkSelection<Row>;
  /** The name that a row has now. */
  currentName: (row: Row) => string;
  /** What is wrong with a new name, in words. */
  problemOf: (name: string) => string | undefined;
  mutationOf: (row: Row, name: string) => BoundMutation;
}

/** Renames many rows by a pattern, and shows the new name beside each. */
export function RenameMany<Row>({ currentName, problemOf, mutationOf, ...props }: RenameManyProps<Row>) {
  const { t } = useLingui();
  const { action, bulk } = props;
  const { idOf } = action.table;
  const [present, number] = ['{name}', '{n}'];
  const [pattern, setPattern] = useState(present);
  const names = namesByPattern(pattern, bulk.ready.map(currentName));
  const nameById = new Map(bulk.ready.map((row, index) => [idOf(row), names[index] ?? '']));
  const nameOf = (row: Row): string => nameById.get(idOf(row)) ?? '';
  const isSame = bulk.ready.every((row) => nameOf(row) === currentName(row));
  const problem = names.map(problemOf).find((one) => one !== undefined);
  const error =
    tellsApart(pattern) || names.length < 2
      ? problem
      : t`All would have the same name: put ${number} or ${present} into it`;
  return (
    <ConfirmAction
      {...props}
      action={{ ...action, mutation: (row) => mutationOf(row, nameOf(row)) }}
      disabledReason={error ?? (isSame ? t`Type another name first` : undefined)}
      noteOf={(row) => (isSame ? undefined : `→ ${nameOf(row)}`)}
    >
      <TextField
        label={t`New names`}
        description={t`${present} stands for the present name, ${number} for a number: web-${number} makes web-1, web-2 and so on.`}
        value={pattern}
        onChange={setPattern}
        error={isSame ? undefined : error}
        autoFocus
        required
      />
    </ConfirmAction>
  );
}
