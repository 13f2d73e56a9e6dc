/**
 * A value as a part of an address or of its query. Half of a surrogate pair, which JSON can hold and an address cannot,
 * becomes the replacement character: `encodeURIComponent` alone throws there.
 */
export const encodePart = (value: string): string => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
