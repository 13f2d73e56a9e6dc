import { forwardRef, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';

/** What says that a component's state does not change for now. */
type Unchangeable = { disabled: true } | { disabledReason: string } | { readOnly: true };

/**
 * Props of a component whose state is its own or the caller's: a caller that gives `State` also gives `Change`, or says
 * why it does not change. Without either it could never change, so that does not compile.
 */
export type Controlled<Props, State extends string, Change extends keyof Props> = Props &
  ({ [Key in State]?: undefined } | { [Key in Change]-?: NonNullable<Props[Key]> } | Unchangeable);

/* Like `forwardRef`, and they keep type parameters, which React's own type would drop. */

/** For a field: `value` goes with `onChange`. */
export const fieldForwardRef = forwardRef as <Target, Props extends { onChange?: unknown }>(
  render: (props: Props, ref: Ref<Target>) => ReactNode,
) => (props: Controlled<Props, 'value', 'onChange'> & RefAttributes<Target>) => ReactElement | null;

/** For a checkbox or a switch: `checked` goes with `onChange`. */
export const choiceForwardRef = forwardRef as <Target, Props extends { onChange?: unknown }>(
  render: (props: Props, ref: Ref<Target>) => ReactNode,
) => (props: Controlled<Props, 'checked', 'onChange'> & RefAttributes<Target>) => ReactElement | null;

/** For what opens and closes: `open` goes with `onOpenChange`. */
export const openableForwardRef = forwardRef as <Target, Props extends { onOpenChange?: unknown }>(
  render: (props: Props, ref: Ref<Target>) => ReactNode,
) => (props: Controlled<Props, 'open', 'onOpenChange'> & RefAttributes<Target>) => ReactElement | null;
