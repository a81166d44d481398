import { findCountryById } from '../../kernel/contact/countries.js';
import type { ListQuery, Paged } from './api-types.js';
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

/** A list that is short enough to go out as a whole, as the only page there is. */
export function wholeList<T>(items: T[]): Paged<T> {
  return paged(items, items.length, { page: 1, size: Math.max(1, items.length) });
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
 * The country that a list is narrowed to.
 * @throws {InvalidInput} when there is none of that id
 */
export function countryOf({ country_id: id }: { country_id?: number }): number | undefined {
  if (id !== undefined && !findCountryById(id)) {
    throw new InvalidInput([{ field: 'country_id', code: 'unknown_country' }]);
  }
  return id;
}
