import type { MessageDescriptor } from '@lingui/core';
import type { IconType } from '@livery/ui';
import type { Feature } from '@livery/api/domain/features';
import type { ResourceKind, Timestamp } from '@livery/api/generated/types';
import type { Read } from '@livery/api/queries/read';
import type { StaticPathName } from '#shared/paths.js';
import type { StatusDescription } from './status/status.js';

/** The words of a kind of resource. Sentences are whole, because languages inflect the noun in each. */
export interface ResourceWords {
  /** Of the list: "Virtual machines". */
  title: MessageDescriptor;
  /** Of a page about one: "Virtual machine". */
  one: MessageDescriptor;
  /** "10 virtual machines", which is also what is typed before many are deleted. */
  count: (count: number) => string;
  /** "Search virtual machines". */
  search: MessageDescriptor;
  /** What the search looks through: "Name, address, UUID or OS". */
  searchHint: MessageDescriptor;
  /** What stands in an empty list: "Your virtual machines will be here, from all locations." */
  empty: MessageDescriptor;
  /** The primary action of the list: "Create virtual machine". */
  create: MessageDescriptor;
  /** "The virtual machines in Tallinn could not be loaded". */
  notLoaded: (places: string) => MessageDescriptor;
  /** Title and text in the place of a page about what is not there. */
  notFound: { title: MessageDescriptor; text: MessageDescriptor };
}

/** Where rows come from: one list per location, each failing alone, or one of the whole account. */
export type ResourceSource<Row> =
  | { scope: 'location'; read: (location: string) => Read<Row[]> }
  | { scope: 'account'; read: () => Read<Row[]> };

/**
 * A kind of resource, described once. Lists, pages, the palette, the dashboard, CSV files and announcements read it; none
 * of them knows a resource by name.
 */
export interface Resource<Row extends object> {
  /** One of the contract's kinds, or a name of its own for what is only a part of such a resource. */
  kind: ResourceKind | 'vm_interface';
  /** The feature flag that must be on for the resource to be shown. */
  feature: Feature;
  icon: IconType;
  words: ResourceWords;
  source: ResourceSource<Row>;
  /** Unique among all rows of the kind, as text. */
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The slug of the location, for what is in one. */
  locationOf?: (row: Row) => string;
  /** When it was created, as the server says it. */
  createdAt: (row: Row) => Timestamp | undefined;
  /** The screen of the list, and the address of a row. */
  list: StaticPathName;
  hrefOf: (row: Row) => string;
  /** The fact that tells it apart in the palette: an address. */
  factOf?: (row: Row) => string | null | undefined;
  /** What it is found by: name, id, addresses. */
  searchTexts: (row: Row) => readonly (string | null | undefined)[];
  status?: StatusDescription<Row>;
}

/** Describes a kind of resource. */
export const defineResource = <Row extends object>(resource: Resource<Row>): Resource<Row> => resource;

/** The list that a row stands in. */
export function readOf<Row extends object>({ source, locationOf }: Resource<Row>, row: Row): Read<Row[]> {
  return source.scope === 'location' ? source.read(locationOf?.(row) ?? '') : source.read();
}

/** A resource of any kind: its rows pass unread through what works with all of them. */
export type AnyResource = Resource<object>;

/** Lets a description stand among those of other kinds. Its functions are only given rows that its own reads gave. */
export const anyResource = <Row extends object>(resource: Resource<Row>): AnyResource =>
  resource as unknown as AnyResource;
