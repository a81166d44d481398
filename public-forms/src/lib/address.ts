/** Where a page was opened. */
export interface Address {
  path: string;
  search: string;
  query: URLSearchParams;
}

/** An address by its path and its query, as they are written. */
export function addressOf(path: string, search: string): Address {
  return { path, search, query: new URLSearchParams(search) };
}
