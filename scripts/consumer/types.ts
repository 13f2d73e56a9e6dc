/*
 * What holds for the types of every component, also of one that is yet to be written: compiled against the packed library
 * with exactOptionalPropertyTypes. An error names the component and the prop.
 */
import type * as ui from '@livery/ui';
import type { ThemeOptions } from '@livery/ui/create-theme';
import type { ComponentProps, JSXElementConstructor } from 'react';

type Ui = typeof ui;
type IsAny<Type> = 0 extends 1 & Type ? true : false;

type ComponentName = {
  [Name in keyof Ui]: Name extends Capitalize<Name> ? Name : never;
}[keyof Ui];

type PropsOf<Name extends ComponentName> =
  Ui[Name] extends JSXElementConstructor<infer _Props> ? ComponentProps<Ui[Name]> : never;

/** Optional props that cannot be given `undefined`, as a caller does who passes on an optional prop of their own. */
type RefusesUndefined<Props> = {
  [Key in keyof Props & string]-?: object extends Pick<Props, Key>
    ? Record<Key, undefined> extends Pick<Props, Key>
      ? never
      : Key
    : never;
}[keyof Props & string];

/** Nothing but `never` satisfies it: what else comes is shown by the compiler. */
type Nothing<Found extends never> = Found;

/** Each of them that refuses `undefined` somewhere, with the names of these props. */
type Refusing<Types> = {
  [Name in keyof Types]: RefusesUndefined<Types[Name]> extends never ? never : [Name, RefusesUndefined<Types[Name]>];
}[keyof Types];

export type OptionalPropsOfComponents = Nothing<Refusing<{ [Name in ComponentName]: PropsOf<Name> }>>;

/** What components are given in lists. */
interface Items {
  CommandGroup: ui.CommandGroup;
  CommandItem: ui.CommandItem;
  ChoiceOption: ui.ChoiceOption;
  FormError: ui.FormError;
  KeyValueItem: ui.KeyValueItem;
  LineChartSeries: ui.LineChartSeries;
  MenuItem: ui.MenuItem;
  MenuSection: ui.MenuSection;
  NavItem: ui.NavItem;
  PriceSummaryLine: ui.PriceSummaryLine;
  RadioCard: ui.RadioCard;
  SegmentedControlOption: ui.SegmentedControlOption;
  SelectOption: ui.SelectOption;
  TabItem: ui.TabItem;
  ToastOptions: ui.ToastOptions;
  TableColumn: ui.TableColumn<object>;
}

export type OptionalPropsOfItems = Nothing<Refusing<Items>>;

/** A theme in code, and each part of its manifest. */
interface ThemeParts extends Pick<ThemeOptions, 'brand'> {
  theme: ThemeOptions;
  neutral: NonNullable<ThemeOptions['neutral']>;
  nav: NonNullable<ThemeOptions['nav']>;
  body: NonNullable<ThemeOptions['body']>;
  login: NonNullable<ThemeOptions['login']>;
  pinned: NonNullable<ThemeOptions['pinned']>;
}

export type OptionalPropsOfThemes = Nothing<Refusing<ThemeParts>>;

/** Types that were lost on the way into the package: everything fits them. */
export type LostTypes = Nothing<
  {
    [Name in keyof Ui]: IsAny<Ui[Name]> extends true ? Name : never;
  }[keyof Ui]
>;

export type LostProps = Nothing<
  {
    [Name in ComponentName]: IsAny<PropsOf<Name>> extends true ? Name : never;
  }[ComponentName]
>;

/** A name nobody has is refused in an item of a menu and in one of its sections, also beside right ones. */
type MenuItems = Parameters<typeof ui.Menu<'a'>>[0]['items'];
const item = { id: 'a', label: 'A' } as const;
export const menus: MenuItems[] = [
  [item, { id: 'a', label: 'A', tone: 'danger' }],
  // @ts-expect-error -- `dangr` is no property of an item
  [{ id: 'a', label: 'A', dangr: true }],
  // @ts-expect-error -- nor is `hrf`, also beside an item that is right
  [item, { id: 'a', label: 'A', hrf: '/' }],
  // @ts-expect-error -- nor is `disabledReson`, in a section
  [{ id: 's', items: [{ id: 'a', label: 'A', disabledReson: 'No' }] }],
];
