import { useState, type CSSProperties, type ReactNode } from 'react';
import { iconSource } from './product-logo/iconSource.js';
import { useEnvironment } from './services.js';

interface SiteImageProps {
  /** The address that the configuration names. */
  source: string | null | undefined;
  alt: string;
  className?: string;
  style?: CSSProperties;
  /** What stands there where the address is not safe, or the picture cannot be loaded. */
  fallback: ReactNode;
  /** What is shown with the picture. */
  children?: ReactNode;
}

/** A picture that the site's configuration names. */
export function SiteImage({ source, alt, fallback, children, ...look }: SiteImageProps) {
  const { address } = useEnvironment();
  const [failed, setFailed] = useState<string>();
  const safe = iconSource(source, address.origin);
  if (!safe || safe === failed) return fallback;
  return (
    <>
      <img src={safe} alt={alt} {...look} referrerPolicy="no-referrer" onError={() => setFailed(safe)} />
      {children}
    </>
  );
}
