import type { SiteConfig } from '@livery/api/generated/types';

/** What analytics may know of a person. */
interface Visitor {
  /** Whether visits of screens are counted at all. */
  isCounted: boolean;
  /** Only of the provider's own people, so that the site's scripts can tell them from customers. */
  email?: string;
}

interface Person {
  email: string | null | undefined;
  isAdministrator: boolean;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Who is counted (specification: account and billing, section 6): customers, without their e-mail address.
 * Administrators and the staff of the site are not counted, and their address is exposed.
 */
export function visitorOf(
  { email, isAdministrator }: Person,
  { staffEmailDomains = [] }: Pick<SiteConfig, 'staffEmailDomains'>,
): Visitor {
  const isStaff = email?.includes('@') && staffEmailDomains.some((domain) => domain.toLowerCase() === domainOf(email));
  if (!isStaff && !isAdministrator) return { isCounted: true };
  return { isCounted: false, ...(email ? { email } : {}) };
}
