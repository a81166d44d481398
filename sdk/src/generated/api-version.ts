// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
/** The version of the API that this SDK is written for. */
export const apiVersion: string = '2026-11-27';
