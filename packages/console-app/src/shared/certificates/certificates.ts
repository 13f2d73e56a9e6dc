import { lazy, type ComponentType } from 'react';
import type { ThemeName } from '@livery/ui/themes';
import { useTheme } from '../appearance.js';
import { useSiteConfig } from '../siteConfig.js';

/** The brands with certificates of their own, which `CertificateLinks.tsx` has. */
export const certifiedBrands = ['nimbus'] as const satisfies readonly ThemeName[];

/** Whether the brand or the configuration has certificates, so that the code that shows them is wanted. */
export function useHasCertificates(): boolean {
  const { name } = useTheme();
  const { isoCertificates } = useSiteConfig();
  return isoCertificates.length > 0 || certifiedBrands.some((brand) => brand === name);
}

/** A page does without its certificates where their code cannot be had. */
const nothing: { default: ComponentType } = { default: () => null };

/** The badges of the certificates, for the login and the footer (specification: account and billing, sections 1 and 3). */
export const CertificateLinks = lazy<ComponentType>(() => import('./CertificateLinks.js').catch(() => nothing));
