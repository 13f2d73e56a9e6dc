/** Whether something may be done now and, if not, why; the reason is a code that the console translates. */
export type Capability<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason };

export const allowed: { allowed: true } = { allowed: true };

export function refused<Reason extends string>(reason: Reason): Capability<Reason> {
  return { allowed: false, reason };
}
