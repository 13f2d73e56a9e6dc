/** What can be disabled, with or without saying why. */
export interface Disableable {
  /** Cannot be used now. Better say why: `disabledReason`. Default false. */
  disabled?: boolean | undefined;
  /** Why it cannot be used now. Implies `disabled`. */
  disabledReason?: string | undefined;
}

/** Whether it is disabled: a reason is enough. */
export const isDisabled = ({ disabled, disabledReason }: Disableable): boolean =>
  disabled === true || (disabledReason !== undefined && disabledReason !== '');
