import { forwardRef, useContext, type KeyboardEvent } from 'react';
import { ComboBoxStateContext, Input, type InputProps } from 'react-aria-components/ComboBox';
import { chain } from '../internal/attributes.js';

/**
 * The input of a ComboBox: Enter on a disabled option does nothing, and Tab leaves without choosing it.
 *
 * Missing upstream: react-aria never focuses a disabled option of a ComboBox, so it does not ask whether the focused one
 * can be chosen, and would clear the choice. Ours are focused where they say why they are disabled. Remove it when the
 * story "Enter on a disabled option clears the choice" fails.
 */
export const ComboBoxInput = forwardRef<HTMLInputElement, InputProps>(function ComboBoxInput(props, ref) {
  const state = useContext(ComboBoxStateContext);
  const guardDisabledOption = (event: KeyboardEvent) => {
    if (!state?.isOpen || (event.key !== 'Enter' && event.key !== 'Tab')) return;
    const { focusedKey } = state.selectionManager;
    if (focusedKey === null || state.selectionManager.canSelectItem(focusedKey)) return;
    if (event.key === 'Tab') state.selectionManager.setFocusedKey(null);
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return <Input {...props} ref={ref} onKeyDownCapture={chain(props.onKeyDownCapture, guardDisabledOption)} />;
});
