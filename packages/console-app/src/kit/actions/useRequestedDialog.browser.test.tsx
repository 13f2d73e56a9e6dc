import { act, type ReactElement } from 'react';
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
