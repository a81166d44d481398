interface Page {
  items: unknown[];
  total: number;
}

/** The five calls behind a react-admin resource. Bodies come from forms that were checked by the SDK's schemas. */
export interface Endpoint {
  list: (query: object, signal?: AbortSignal) => Promise<Page>;
  one: (id: number, signal?: AbortSignal) => Promise<unknown>;
  create: (body: unknown) => Promise<unknown>;
  update: (id: number, body: unknown) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

/** For what the API has no call for. */
export const none = () => Promise.reject(new Error('This resource can only be read'));
