import type { MessageDescriptor } from '@lingui/core';
import type { IconType, StatusTone } from '@livery/ui';
import type { Feature } from '@livery/api/domain/features';
import type { PriceSummary } from '@livery/api/domain/pricing';
import type { Location, Pricing, ResourceKind, Timestamp } from '@livery/api/generated/types';
import type { Read } from '@livery/api/queries/read';
import type { StaticPathName } from '#shared/paths.js';
import type { StatusDescription } from './status/status.js';

/** The words of a list. Sentences are whole, because languages inflect the noun in each. */
export interface ListMessages {
  /** Of the list: "Virtual machines". */
  title: MessageDescriptor;
  /** "10 virtual machines", which is also what is typed before many are deleted. */
  count: (count: number) => string;
  /** "Search virtual machines". */
  search: MessageDescriptor;
  /** What the search looks through: "Name, address, UUID or OS". */
  searchHint: MessageDescriptor;
  /** What stands in an empty list: "Your virtual machines will be here, from all locations." */
  empty: MessageDescriptor;
  /** "The virtual machines in Tallinn could not be loaded". */
  loadError: (locationNames: string) => MessageDescriptor;
}

/** The words of a kind of resource. */
export interface ResourceMessages extends ListMessages {
  /** Of a page about one: "Virtual machine". */
  one: MessageDescriptor;
  /** What else such a thing is called, for whoever searches: "VM, server". */
  synonyms: MessageDescriptor;
  /** The primary action of the list: "Create virtual machine". */
  create: MessageDescriptor;
  /** Title and text in the place of a page about what is not there. */
  notFound: { title: MessageDescriptor; text: MessageDescriptor };
}

/** Where rows come from: one list per location, each failing alone, or one of the whole account. */
export type ResourceSource<Row> =
  | { scope: 'location'; read: (location: string) => Read<Row[]> }
  | { scope: 'account'; read: () => Read<Row[]> };

/** What something costs without tax, in the site currency; undefined where the price is unknown. */
export type Price = Pick<PriceSummary, 'hourly' | 'monthly'>;

/** What prices are found by. */
export interface PricingContext {
  /** Undefined while the price list is on its way. */
  pricing: Pricing | undefined;
  /** The site currency. */
  currency: string;
  locations: readonly Location[];
}

/** What the rows of a kind are charged; where prices are found by what a catalogue offers, by its items. */
export interface ResourcePricing<Row, Item extends object = object> {
  /**
   * Makes what prices rows, with what the catalogues of their locations have given so far. Undefined for a row that is not
   * charged, or is charged with another resource.
   */
  createPricer: (sources: PricingContext, catalogue: readonly Item[]) => (row: Row) => Price | undefined;
  /** The catalogue of a location. */
  catalogue?: (location: string) => Read<Item[]>;
}

/** Charges by a catalogue. Its pricer is only given items that its own catalogue gave. */
export const pricingByCatalogue = <Row, Item extends object>(
  pricing: Required<ResourcePricing<Row, Item>>,
): ResourcePricing<Row> => pricing as unknown as ResourcePricing<Row>;

/** Something about a row that its owner should look at. */
export interface AlertRule<Row> {
  id: string;
  /** `info` for what could be better, `warning` and `danger` for what is wrong. */
  tone: Extract<StatusTone, 'info' | 'warning' | 'danger'>;
  predicate: (row: Row) => boolean;
  /** Beside the name of such a row, or how many there are: "No backup". */
  text: MessageDescriptor;
  /** What the list is filtered by to show such rows, where it has a filter for them. */
  filter?: Readonly<Record<string, string>>;
}

/** What a list shows: resources, or rows of a report. */
export interface ListDefinition<Row extends object> {
  /** One of the contract's kinds, or a name of its own for what is only a part of such a resource, or is none. */
  kind: ResourceKind;
  messages: ListMessages;
  source: ResourceSource<Row>;
  /** Unique among all rows of the kind, as text. */
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The slug of the location, for what is in one. */
  locationOf?: (row: Row) => string;
  /** What it is found by: name, id, addresses. */
  searchTexts: (row: Row) => readonly (string | null | undefined)[];
  status?: StatusDescription<Row>;
}

/**
 * A kind of resource, described once. Lists, pages, the palette, the dashboard, CSV files and announcements read it; none
 * of them knows a resource by name.
 */
export interface Resource<Row extends object> extends ListDefinition<Row> {
  /** The feature flag that must be on for the resource to be shown. */
  feature: Feature;
  icon: IconType;
  messages: ResourceMessages;
  /** The read of a single row, where the API has one. */
  one?: (id: string) => Read<Row>;
  /** When it was created, as the server says it. */
  createdAt: (row: Row) => Timestamp | undefined;
  /** The screen of the list, and the address of a row. */
  list: StaticPathName;
  hrefOf: (row: Row) => string;
  /** The fact that distinguishes it in the palette: an address. */
  subtitle?: (row: Row) => string | null | undefined;
  /** The billing account that it is charged to, whose title finds it in the palette. */
  billingAccountOf?: (row: Row) => number | null | undefined;
  /** Left out for what is not charged. */
  pricing?: ResourcePricing<Row>;
  alerts?: readonly AlertRule<Row>[];
}

/** Describes a kind of resource. */
export const defineResource = <Row extends object>(resource: Resource<Row>): Resource<Row> => resource;

/** The list that a row stands in. */
export function readOf<Row extends object>({ source, locationOf }: Resource<Row>, row: Row): Read<Row[]> {
  return source.scope === 'location' ? source.read(locationOf?.(row) ?? '') : source.read();
}

/** A resource of any kind, for code that handles all kinds and reads no field of their rows. */
export type UnknownResource = Resource<object>;

/**
 * Erases the row type of a description. This is safe because its functions are only called with rows of its own reads.
 */
export const unknownResource = <Row extends object>(resource: Resource<Row>): UnknownResource =>
  resource as unknown as UnknownResource;
