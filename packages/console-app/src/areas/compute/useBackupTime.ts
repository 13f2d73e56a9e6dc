import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';

/** Weekdays in the order of a week that began on Sunday 4 January 1970. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const day = 24 * 60 * 60 * 1000;
const defaultTime = 'Wednesday 02:00';

/** When weekly backups are made, in UTC: the site's `backupTime`, its weekday in the visitor's language (specification: infrastructure, section 9). */
export function useBackupTime(): string {
  const locale = useLocale();
  const { backupTime } = useSiteConfig();
  const message = (backupTime || defaultTime).replace(/\s*UTC$/, '');
  const [name = '', ...time] = message.split(' ');
  const at = weekdays.indexOf(name.toLowerCase());
  if (at < 0) return message;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format((3 + at) * day);
  return [weekday, ...time].join(' ');
}
