import type { Disableable } from './props.js';

/** Whether an option says why it cannot be chosen, itself or its field: it then takes the focus and stays as it is. */
export const hasReason = (field: Disableable, option: Disableable): boolean =>
  Boolean(field.disabledReason || (!field.disabled && option.disabledReason));
