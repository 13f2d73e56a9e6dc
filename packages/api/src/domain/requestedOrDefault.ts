/** The wanted one, else the default, else the first: what is chosen before somebody has chosen. */
export const requestedOrDefault = <One extends { is_default?: boolean | undefined }>(
  all: readonly One[],
  isRequested: (one: One) => boolean,
): One | undefined => all.find(isRequested) ?? all.find((one) => one.is_default) ?? all[0];
