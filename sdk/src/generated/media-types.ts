// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
/** Media types of the requests that are not JSON, by method and path. */
export const mediaTypes: Readonly<Record<string, string>> = {
  'post /auth/login': 'application/x-www-form-urlencoded',
  'post /documents/upload': 'multipart/form-data',
  'post /documents/upload-order': 'multipart/form-data',
  'post /imports/{kind}': 'multipart/form-data',
  'post /public/embedded-forms/carriers/papers': 'multipart/form-data',
  'post /public/links/subcontractor-order-view/documents': 'multipart/form-data',
  'post /subcontractor-directory/{id}/papers/{paperId}/file': 'multipart/form-data',
};
