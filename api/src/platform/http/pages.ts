import { findCountryById } from '../../kernel/contact/countries.js';
import type { UiLanguage } from '../../kernel/text/language.js';
import type { ListQuery, Paged, PageQuery } from './api-types.js';
import { InvalidInput } from './errors.js';

/** Which part of a list is asked for. */
export interface PageRequest {
  page: number;
  size: number;
}

/** @param defaultSize records a page when the caller names no number */
export function pageOf({ page, page_size }: ListQuery, defaultSize = 20): PageRequest {
  return { page: page ?? 1, size: page_size ?? defaultSize };
}

/** A page as it goes out. */
export function paged<T>(items: T[], total: number, { page, size }: PageRequest): Paged<T> {
  return { items, total, page, page_size: size, total_pages: Math.ceil(total / size) };
}

/** A field to sort by and its direction. */
export interface Sort<Field extends string> {
  field: Field;
  descending: boolean;
}

/**
 * Reads `sort`.
 * @throws {InvalidInput} when the field is not one that the list can be sorted by
 */
export function sortOf<Field extends string>(
  sort: string | undefined,
  fields: readonly Field[],
  otherwise: Sort<Field>,
): Sort<Field> {
  if (sort === undefined || sort === '') return otherwise;
  const descending = sort.startsWith('-');
  const field = fields.find((name) => name === (descending ? sort.slice(1) : sort));
  if (!field) throw new InvalidInput([{ field: 'sort', code: 'unknown_sort_field' }]);
  return { field, descending };
}

/**
 * A part of a list that is short enough to be read whole.
 * @param items in the sequence in which they go out when the caller names no other
 * @param fields by which it can be sorted; what has none of a field comes last
 * @param language whose alphabet texts are sorted by
 * @throws {InvalidInput} when the list cannot be sorted by what the caller names
 */
export function shortList<T extends object, Field extends keyof T & string>(
  items: readonly T[],
  query: PageQuery,
  fields: readonly [Field, ...Field[]],
  language: UiLanguage,
): Paged<T> {
  const request = pageOf(query, Math.max(1, items.length));
  const sort = query.sort ? sortOf(query.sort, fields, { field: fields[0], descending: false }) : null;
  const words = collatorOf(language);
  const sorted = sort
    ? items.toSorted((one, other) => compare(one[sort.field], other[sort.field], sort.descending, words))
    : items;
  const first = (request.page - 1) * request.size;
  return paged(sorted.slice(first, first + request.size), items.length, request);
}

const collators = new Map<UiLanguage, Intl.Collator>();

/** How words follow each other in a language: each knows letters of its own. */
export function collatorOf(language: UiLanguage): Intl.Collator {
  const known = collators.get(language);
  if (known) return known;
  const collator = new Intl.Collator(language === 'no' ? 'nb' : language, { numeric: true });
  collators.set(language, collator);
  return collator;
}

function compare(one: unknown, other: unknown, descending: boolean, words: Intl.Collator): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  const difference =
    typeof one === 'string' && typeof other === 'string'
      ? words.compare(one, other)
      : Number(one) - Number(other);
  return descending ? -difference : difference;
}

/**
 * The country that a list is narrowed to.
 * @throws {InvalidInput} when there is none of that id
 */
export function countryOf({ country_id: id }: { country_id?: number }): number | undefined {
  if (id !== undefined && !findCountryById(id)) {
    throw new InvalidInput([{ field: 'country_id', code: 'unknown_country' }]);
  }
  return id;
}
