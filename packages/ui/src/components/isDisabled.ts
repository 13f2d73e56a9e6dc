/** What can be forbidden, with or without saying why. */
export interface Forbiddable {
  /** Does nothing. */
  disabled?: boolean;
  /** Why it does nothing. Implies `disabled`. */
  disabledReason?: string;
}

/** Whether an option or an item of a menu does nothing: a reason is enough. */
export const isDisabled = ({ disabled, disabledReason }: Forbiddable): boolean =>
  disabled === true || disabledReason !== undefined;
