import { forwardRef, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';

/** What says that the state of a field does not change for now. */
interface Unchanging {
  disabled: true;
  disabledReason: string;
  readOnly: true;
}

/** One of these is given, of those that the component has. */
type Unchangeable<Props> = {
  [Key in keyof Unchanging & keyof Props]: Pick<Unchanging, Key>;
}[keyof Unchanging & keyof Props];

/** At least one of several optional props is given. */
export type OneOf<Props, Keys extends keyof Props> = {
  [Key in Keys]: { [One in Key]-?: NonNullable<Props[One]> };
}[Keys];

/**
 * A caller that gives `State` also gives what takes its change: by its name `onStateChange`, else `Change`. Without that the
 * state could never change, so it does not compile.
 */
export type Pair<Props, State extends keyof Props & string, Change extends string = `on${Capitalize<State>}Change`> =
  | { [Key in State]?: undefined }
  | OneOf<Props, Change & keyof Props>;

/** Props of a field whose state is its own or the caller's: a caller that gives `State` may also say why it does not change. */
export type Controlled<Props, State extends keyof Props & string, Change extends string> = Props &
  (Pair<Props, State, Change> | Unchangeable<Props>);

/* Like `forwardRef`, and they keep type parameters, which React's own type would drop. */

/** For a field: `value` goes with `onChange`. */
export const fieldForwardRef = forwardRef as <Target, Props extends { value?: unknown }>(
  render: (props: Props, ref: Ref<Target>) => ReactNode,
) => (props: Controlled<Props, 'value', 'onChange'> & RefAttributes<Target>) => ReactElement | null;

/** For a checkbox or a switch: `checked` goes with `onChange`. */
export const choiceForwardRef = forwardRef as <Target, Props extends { checked?: unknown }>(
  render: (props: Props, ref: Ref<Target>) => ReactNode,
) => (props: Controlled<Props, 'checked', 'onChange'> & RefAttributes<Target>) => ReactElement | null;

/** For what opens and closes: `open` goes with `onOpenChange`. */
export const openableForwardRef = forwardRef as <Target, Props extends { open?: unknown }>(
  render: (props: Props, ref: Ref<Target>) => ReactNode,
) => (props: Props & Pair<Props, 'open'> & RefAttributes<Target>) => ReactElement | null;
