/** The wanted one, else the default, else the first: what is chosen before somebody has chosen. */
export const wantedOrDefault = <One extends { is_default?: boolean | undefined }>(
  all: readonly One[],
  isWanted: (one: One) => boolean,
): One | undefined => all.find(isWanted) ?? all.find((one) => one.is_default) ?? all[0];
