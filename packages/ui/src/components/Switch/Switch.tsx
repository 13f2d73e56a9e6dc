import type { Ref } from 'react';
import { choiceForwardRef } from '../../internal/controlled.js';
import { ChoiceField, type ChoiceProps } from '../Checkbox/ChoiceField.js';
import * as styles from '../Checkbox/choice.css.js';

export type SwitchProps = ChoiceProps;

/**
 * On or off, in effect at once. What waits for a form to be sent is a Checkbox. `ref` and native attributes go to the
 * `<input>`.
 */
export const Switch = choiceForwardRef(function Switch(props: SwitchProps, ref: Ref<HTMLInputElement>) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself
  return <ChoiceField {...props} ref={ref} role="switch" className={styles.switchTrack} />;
});
