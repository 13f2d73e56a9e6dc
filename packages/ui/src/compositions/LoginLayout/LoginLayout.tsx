import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import type { LoginLayout as LoginLayoutKind } from '../../theme/manifest.js';
import * as styles from './LoginLayout.css.js';

export interface LoginLayoutProps extends NativeAttributes<HTMLDivElement> {
  /** Chosen with the theme, the same on all pages: `login.layout` of its manifest. On a phone all are the same: a band with logo and heading, the form under it. */
  layout: LoginLayoutKind;
  /** The theme's picture: an SVG that covers the room it gets. Decoration. */
  art?: ReactNode | undefined;
  /** The theme's Logo, with `on="login"`. */
  logo: ReactNode;
  /** Of the page, its h1. */
  heading: ReactNode;
  /** One line under the heading. */
  subtitle?: ReactNode;
  /** Certificate logos, under the form. */
  certificates?: ReactNode | undefined;
  /** Terms, support and languages, at the foot. */
  footer?: ReactNode | undefined;
  /** The form. */
  children: ReactNode;
}

interface Shape {
  /** One column of intro and form, or two panes beside each other. */
  shape: 'column' | 'panes';
  /** The form stands on a card, with the picture showing around it. */
  card: boolean;
}

const shapes: Record<LoginLayoutKind, Shape> = {
  centered: { shape: 'column', card: true },
  floating: { shape: 'column', card: true },
  'full-bleed': { shape: 'column', card: true },
  letterhead: { shape: 'column', card: false },
  minimal: { shape: 'column', card: false },
  'split-start': { shape: 'panes', card: false },
  'split-end': { shape: 'panes', card: false },
  'panel-start': { shape: 'panes', card: false },
  'panel-end': { shape: 'panes', card: false },
  headline: { shape: 'panes', card: true },
};

/**
 * The page of a logged-out person (specification: account and billing, section 2): picture, logo, words of the company,
 * the form. One page, ten layouts.
 */
export const LoginLayout = forwardRef<HTMLDivElement, LoginLayoutProps>(function LoginLayout(
  { layout, art, logo, heading, subtitle, certificates, footer, children, ...attributes },
  ref,
) {
  const { shape, card } = shapes[layout];
  return (
    <div
      {...attributes}
      ref={ref}
      className={styles.root}
      data-layout={layout}
      data-shape={shape}
      data-card={card ? '' : undefined}
    >
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <header className={styles.intro}>
        <div className={styles.logo}>{logo}</div>
        <div className={styles.label}>
          <h1 className={styles.title}>{heading}</h1>
          {!isEmpty(subtitle) && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </header>
      <div className={styles.pane}>
        <main className={styles.main}>
          {children}
          {!isEmpty(certificates) && <div className={styles.certificates}>{certificates}</div>}
        </main>
        {!isEmpty(footer) && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  );
});
