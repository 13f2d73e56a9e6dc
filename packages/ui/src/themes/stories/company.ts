import type { ThemeName } from '../names.js';

/** What a company says and asks on its login page. */
export interface Company {
  headline: string;
  /** What its login asks for beside a password; an email address where left out. */
  identifier?: string;
  /** It signs most people in through Google. */
  google?: true;
  /** Standards it is certified for. */
  certificates?: readonly string[];
  notice?: string;
}

export const companies: Record<ThemeName, Company> = {
  default: { headline: 'Log in to Livery' },
  metal: { headline: 'Your rack is one login away' },
  aurora: { headline: 'The cloud that wakes at night' },
  basalt: { headline: 'Infrastructure that outlasts its contracts', certificates: ['ISO 27001', 'SOC 2 Type II'] },
  cobalt: { headline: 'Welcome back', google: true },
  dune: { headline: 'Cool nights, bright noons, steady servers' },
  ember: { headline: 'Your players are waiting' },
  fjord: { headline: 'What is yours stays yours', notice: 'This page sets no cookie before you agree to one.' },
  garnet: { headline: 'Client access', notice: 'Each login is recorded in your order file.' },
  harbor: { headline: 'Every berth has a number', identifier: 'Customer ID' },
  indigo: { headline: 'ssh is fine too' },
  juniper: { headline: 'Running on wind since 06:12' },
  kelp: { headline: 'From Suva to Valparaíso', notice: 'Prices include GST.' },
  lagoon: { headline: 'Come in, the water is warm' },
  mulberry: { headline: 'Host like you mean it' },
  nimbus: {
    headline: 'Cloud services for public bodies',
    certificates: ['ISO 27001', 'ISO 27018'],
    notice: 'Planned maintenance on Sunday from 02:00 to 04:00.',
  },
  onyx: { headline: 'By introduction' },
  poppy: { headline: 'Hello again' },
  quartz: { headline: 'Compute you can cite' },
  reef: { headline: 'Dive back in' },
};
