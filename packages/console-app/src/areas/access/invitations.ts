import { useLingui } from '@lingui/react/macro';
import { shareEnd, type ShareDuration } from '@livery/api/domain/access';

/** How long a share lasts, as a form has it. `date` is a date of this time zone, such as `2026-04-01`. */
export interface ShareValues {
  email: string;
  duration: 'unlimited' | '1' | '7' | '30' | 'date';
  date: string;
}

export const shareDefaults: ShareValues = { email: '', duration: 'unlimited', date: '' };

/** The choice of a form as the rules of the domain know it. */
export const durationOf = ({ duration, date }: ShareValues): ShareDuration => {
  if (duration === 'unlimited') return 'unlimited';
  return duration === 'date' ? { date } : { days: Number(duration) };
};

/** What is sent for an invitation. `now` in ms since 1970. */
export const invitationOf = (values: ShareValues, now: number): { grantee_username: string; expires_at?: string } => {
  const end = shareEnd(durationOf(values), now);
  return { grantee_username: values.email.trim(), ...(end === undefined ? {} : { expires_at: end }) };
};

/** The choices of how long a share lasts. */
export function useDurations(): { id: ShareValues['duration']; label: string }[] {
  const { t } = useLingui();
  return [
    { id: 'unlimited', label: t`Until it is removed` },
    { id: '1', label: t`1 day` },
    { id: '7', label: t`7 days` },
    { id: '30', label: t`30 days` },
    { id: 'date', label: t`Until a date` },
  ];
}
