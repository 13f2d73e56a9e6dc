import type { ReactNode } from 'react';
import { Tabs, type IconType } from '@livery/ui';
import { paths, type PathName } from '#shared/paths.js';

interface ScreenTab<Name extends PathName> {
  /** The screen that the tab leads to. */
  id: Name;
  label: string;
  icon: IconType;
}

interface ScreenTabsProps<Name extends PathName> {
  /** Names the tabs to assistive technology. */
  label: string;
  screens: readonly ScreenTab<Name>[];
  /** The screen that is shown. */
  screen: Name;
  /** Its content. */
  children: ReactNode;
}

/** Screens of an area beside each other, each with an address of its own. */
export function ScreenTabs<Name extends PathName>({ label, screens, screen, children }: ScreenTabsProps<Name>) {
  const items = screens.map((one) => ({ ...one, href: paths[one.id], content: one.id === screen ? children : null }));
  return <Tabs<Name> label={label} value={screen} items={items} />;
}
