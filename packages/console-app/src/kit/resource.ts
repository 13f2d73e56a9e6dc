import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconType, StatusTone } from '@livery/ui';
import type { Feature } from '@livery/api/domain/features';
import type { Price } from '@livery/api/domain/pricing';
import type { Location, Pricing, Timestamp } from '@livery/api/generated/types';
import type { Read } from '@livery/api/queries/read';
import { href, type StaticPathName } from '#shared/paths.js';
import type { StatusDescription } from './status/status.js';

/** The texts of a list. Sentences are whole, because languages inflect the noun in each. */
interface ListMessages {
  /** Of the list: "Virtual machines". */
  title: MessageDescriptor;
  /** "10 virtual machines", which is also what is typed before many are deleted. */
  count: (count: number) => string;
  /** "Search virtual machines". Default "Search". */
  search?: MessageDescriptor;
  /** What the search looks through: "Name, address, UUID or OS". Default "Name". */
  searchHint?: MessageDescriptor;
  /** What stands in an empty list: "Your virtual machines will be here, from all locations." */
  empty: MessageDescriptor;
  /** "The virtual machines in Tallinn could not be loaded". */
  loadError: (locationNames: string) => MessageDescriptor;
}

/** The texts of a kind of resource. */
interface ResourceMessages extends ListMessages {
  /** Of a page about one: "Virtual machine". */
  one: MessageDescriptor;
  /** What else such a thing is called, for whoever searches: "VM, server". Default the title. */
  synonyms?: MessageDescriptor;
  /** Title of the create page and label of its button: "Create virtual machine". Default "Create". */
  create?: MessageDescriptor;
  /** Title in the place of a page about what is not there: "Virtual machine not found". Default "Not found". */
  notFound?: MessageDescriptor;
}

/** Where rows come from: one list per location, each failing alone, or one of the whole account. */
type ResourceSource<Row> =
  | { scope: 'location'; read: (location: string) => Read<Row[]> }
  | { scope: 'account'; read: () => Read<Row[]> };

interface PricingContext {
  /** Undefined while the price list is on its way. */
  pricing: Pricing | undefined;
  /** The site currency. */
  currency: string;
  locations: readonly Location[];
}

/** What the rows of a kind are charged; where prices are found by what a catalogue offers, by its items. */
interface ResourcePricing<Row, Item extends object> {
  /**
   * Makes what prices rows in the site currency, with what the catalogues of their locations have given so far. Undefined
   * for a row that is not charged, or is charged with another resource.
   */
  createPricer: (context: PricingContext, catalogue: readonly Item[]) => (row: Row) => Price | undefined;
  /** The catalogue of a location. */
  catalogue?: (location: string) => Read<Item[]>;
  /** Whether a row that has a price is charged it now. Default every row. */
  isCharged?: (row: Row) => boolean;
}

/** Something about a row that its owner should look at. Made by `alertRule`. */
interface AlertRule<Row extends object, Field extends keyof Row & string = never> {
  id: string;
  /** `info` for what could be better, `warning` and `danger` for what is wrong. */
  tone: Extract<StatusTone, 'info' | 'warning' | 'danger'>;
  /** What it concludes from: it holds for no row of which one of them was not understood. */
  fields: readonly Field[];
  predicate: (row: Pick<Row, Field>) => boolean;
  /** Beside the name of such a row, or how many there are: "No backup". */
  text: MessageDescriptor;
  /** What the list is filtered by to show such rows, where it has a filter for them. */
  filter?: Readonly<Record<string, string>>;
}

/** A rule for `alerts`. The cast is safe: its predicate is given whole rows. */
export const alertRule = <Row extends object, Field extends keyof Row & string>(
  rule: AlertRule<Row, Field>,
): AlertRule<Row> => rule as unknown as AlertRule<Row>;

/** What a list shows: resources, or rows of a report. */
export interface ListDefinition<Row extends object> {
  /** Names the kind in stored choices, CSV files and the activity: one of the contract's kinds, or a name of its own. */
  kind: string;
  /** What its CSV files are called, the same in every language. Default the kind with an `s`. */
  csvName?: string;
  messages: ListMessages;
  source: ResourceSource<Row>;
  /** Unique among all rows of the kind, as text. */
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The slug of the location, for what is in one. */
  locationOf?: (row: Row) => string;
  /** What it is found by: name, id, addresses. Default the name. */
  searchTexts?: (row: Row) => readonly (string | null | undefined)[];
  status?: StatusDescription<Row>;
}

/** What `defineResource` takes: a list, and what is known of its rows beside that. */
interface ResourceDefinition<Row extends object, Item extends object> extends ListDefinition<Row> {
  messages: ResourceMessages;
  /** The feature flag that must be on for the resource to be shown; left out for what every site has. */
  feature?: Feature;
  icon: IconType;
  /** The screen of the list. */
  list: StaticPathName;
  /** The address of a row's page. Default its list, searched for its name. */
  hrefOf?: (row: Row) => string;
  /** The read of a single row, where the API has one. */
  one?: (id: string) => Read<Row>;
  /** When it was created, as the server says it. */
  createdAt?: (row: Row) => Timestamp | undefined;
  /** The fact that distinguishes it in the palette: an address. */
  subtitle?: (row: Row) => string | null | undefined;
  /** The billing account that it is charged to, whose title finds it in the palette. */
  billingAccountOf?: (row: Row) => number | null | undefined;
  /** Left out for what is not charged. */
  pricing?: ResourcePricing<Row, Item>;
  alerts?: readonly AlertRule<Row>[];
}

/**
 * A kind of resource, described once. Lists, pages, the palette, the dashboard, CSV files and announcements read it; none
 * of them knows a resource by name.
 */
export interface Resource<Row extends object> extends ResourceDefinition<Row, object> {
  messages: Required<ResourceMessages>;
  searchTexts: (row: Row) => readonly (string | null | undefined)[];
  hrefOf: (row: Row) => string;
  /** Whether a row has a page of its own. */
  hasPage: boolean;
}

/** Describes a kind of resource. Where prices are found in a catalogue, its pricer is given items of that alone. */
export const defineResource = <Row extends object, Item extends object = object>(
  definition: ResourceDefinition<Row, Item>,
): Resource<Row> => ({
  searchTexts: (row) => [definition.nameOf(row)],
  ...(definition as unknown as ResourceDefinition<Row, object>),
  messages: {
    search: msg`Search`,
    searchHint: msg`Name`,
    synonyms: definition.messages.title,
    create: msg`Create`,
    notFound: msg`Not found`,
    ...definition.messages,
  },
  hasPage: definition.hrefOf !== undefined,
  hrefOf: definition.hrefOf ?? ((row) => href(definition.list, {}, { q: definition.nameOf(row) })),
});

/** The list that a row stands in. */
export function readOf<Row extends object>({ source, locationOf }: Resource<Row>, row: Row): Read<Row[]> {
  return source.scope === 'location' ? source.read(locationOf?.(row) ?? '') : source.read();
}

/** A resource of any kind, for code that handles all kinds and reads no field of their rows. */
export type UnknownResource = Resource<object>;

/** Describes a kind whose rows are not looked into. The cast is safe: its functions are given rows of its own reads. */
export const unknownResource = <Row extends object>(resource: Resource<Row>): UnknownResource =>
  resource as unknown as UnknownResource;
