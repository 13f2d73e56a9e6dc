import { Suspense, use, useState } from 'react';
import { AppWindow } from 'lucide-react';
import { Icon } from '@livery/ui';
import { useEnvironment } from '#shared/services.js';
import { iconSource } from './iconSource.js';
import { isWindows, logoOutline } from './logos.js';
import * as styles from './ProductLogo.css.js';

interface ProductLogoProps {
  /** How the provider calls the product, such as `os_name` of an image. */
  name: string;
  /** Its name for people, whose first letter stands for a product without a logo. */
  title: string;
  /** The provider's own picture; goes before the logo where it is a safe address and can be loaded. */
  icon?: string | null | undefined;
}

/**
 * The logo of an operating system, app or service in 24 by 24 px and the color of the text. Decoration: its name stands
 * beside it. A picture on another origin shows only where the content security policy lets it in; that of `npm start`
 * allows the page's own origin and data URLs.
 */
export function ProductLogo({ name, title, icon }: ProductLogoProps) {
  const { address } = useEnvironment();
  const [failed, setFailed] = useState<string>();
  const source = iconSource(icon, address.origin);
  if (source && source !== failed)
    return (
      <img
        src={source}
        alt=""
        referrerPolicy="no-referrer"
        className={styles.picture}
        onError={() => setFailed(source)}
      />
    );
  return (
    <Suspense fallback={<span className={styles.placeholder} />}>
      <Logo name={name} title={title} />
    </Suspense>
  );
}

function Logo({ name, title }: Pick<ProductLogoProps, 'name' | 'title'>) {
  const outline = use(logoOutline(name));
  if (outline)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.logo}>
        <path d={outline} fill="currentColor" />
      </svg>
    );
  if (isWindows(name))
    return (
      <span className={styles.logo}>
        <Icon icon={AppWindow} size={24} />
      </span>
    );
  return (
    <span aria-hidden="true" className={styles.letter}>
      {title.slice(0, 1)}
    </span>
  );
}
