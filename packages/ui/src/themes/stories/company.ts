import type { ThemeName } from '../names.js';

/** What a company's login page has beside its words. */
export interface Company {
  /** What its login asks for beside a password; an email address where left out. */
  identifier?: string;
  /** It signs most people in through Google. */
  google?: true;
  /** Standards it is certified for. */
  certificates?: readonly string[];
  notice?: string;
}

export const companies: Partial<Record<ThemeName, Company>> = {
  basalt: { certificates: ['ISO 27001', 'SOC 2 Type II'] },
  cobalt: { google: true },
  fjord: { notice: 'This page sets no cookie before you agree to one.' },
  garnet: { notice: 'Each login is recorded in your order file.' },
  harbor: { identifier: 'Customer ID' },
  kelp: { notice: 'Prices include GST.' },
  nimbus: {
    certificates: ['ISO 27001', 'ISO 27018'],
    notice: 'Planned maintenance on Sunday from 02:00 to 04:00.',
  },
};
