import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThemeName } from '@livery/ui/themes';
import { useTheme } from './appearance.js';

/** What a reseller calls things, beside its looks (specification: account and billing, section 1). */
export interface Brand {
  /** What a bill is called. */
  invoiceTerm: 'invoice' | 'order';
  tax: {
    /** Its abbreviation, such as "VAT". */
    label: MessageDescriptor;
    /** What stands beside prices without it, and with it. */
    excluded: MessageDescriptor;
    included: MessageDescriptor;
  };
  /** The billing account's field `integration_id`. */
  integrationId: {
    label: MessageDescriptor;
    /** Where a customer gets one; no link without it. */
    registrationUrl?: string;
  };
  /** Whether the dashboard of desktops offers something; `BrandBanner.tsx` has what. */
  hasBanner: boolean;
}

const usual: Brand = {
  invoiceTerm: 'invoice',
  tax: { label: msg`VAT`, excluded: msg`excl. VAT`, included: msg`incl. VAT` },
  integrationId: { label: msg`Integration ID` },
  hasBanner: false,
};

const brands: Partial<Record<ThemeName, Partial<Brand>>> = {
  garnet: { invoiceTerm: 'order' },
  harbor: { integrationId: { label: msg`Customer ID`, registrationUrl: 'https://harbor.example/register' } },
  kelp: { tax: { label: msg`GST`, excluded: msg`excl. GST`, included: msg`incl. GST` } },
  nimbus: { hasBanner: true },
};

export const brandOf = (theme: ThemeName): Brand => ({ ...usual, ...brands[theme] });

/** The brand of the theme in force. */
export const useBrand = (): Brand => brandOf(useTheme().name);
