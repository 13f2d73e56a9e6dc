import { act, useState, type ReactElement } from 'react';
import { msg } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { expect, it } from 'vitest';
import type { DialogState } from '#shared/dialogState.js';
import { renderHook } from '#testing/renderHook.js';
import { defineActions, type ActionDialogProps } from './actions.js';
import { useRequestedDialog } from './useRequestedDialog.js';

const Dialog = () => null;
const action = { label: msg`Start`, icon: Play, dialog: Dialog };
const table = defineActions<string, 'assign' | 'delete'>(
  { idOf: (row) => row, nameOf: (row) => row, reasons: {} },
  { assign: action, delete: action },
);

it('an open dialog shows its row as it is now, and as it was asked about once the row has gone', () => {
  interface Card {
    id: string;
    name: string;
  }
  const cards = defineActions(
    { idOf: ({ id }: Card) => id, nameOf: ({ name }) => name, reasons: {} },
    { assign: action },
  );
  const before = { id: 'one', name: 'before' };
  const now = { id: 'one', name: 'now' };
  const { current } = renderHook(() => {
    const [rows, setRows] = useState([before]);
    return { ...useRequestedDialog(cards, { rows, onRemoved: () => undefined }), setRows };
  });
  const shown = () =>
    (current().dialog as ReactElement<{ children: ReactElement<ActionDialogProps<Card>> }>).props.children.props.row;
  act(() => current().request('assign', before));
  act(() => current().setRows([now]));
  expect(shown()).toBe(now);
  act(() => current().setRows([]));
  expect(shown()).toBe(before);
});

it('a change that ends after its dialog was closed leaves the dialog open that is there by then', () => {
  const { current } = renderHook(() => useRequestedDialog(table, { onRemoved: () => undefined }));
  const shown = () => {
    const scope = current().dialog as ReactElement<{ children: ReactElement<ActionDialogProps<string>> }> | undefined;
    return scope?.props.children.props;
  };
  const close = ({ onOpenChange, onExitComplete }: DialogState) => {
    act(() => onOpenChange(false));
    act(onExitComplete);
  };
  act(() => current().request('assign', 'web'));
  const late = shown()?.dialog;
  expect(late).toBeDefined();
  if (late) close(late);
  expect(shown()).toBeUndefined();
  act(() => current().request('delete', 'web'));
  if (late) close(late);
  expect(shown()?.action.id).toBe('delete');
  expect(shown()?.dialog.open).toBe(true);
});
