const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * A value shaped like a UUID as its first eight characters and an ellipsis; any other value as it is (specification:
 * account and billing, section 2).
 */
export function shortened(value: string): string {
  return uuid.test(value) ? `${value.slice(0, 8)}…` : value;
}
