// The whole SDK. A page that counts its bytes imports `@frakto/sdk/client`, `/rules`, `/forms` or `/enums` instead.
export * from './client.js';
export * from './enums.js';
export * from './forms.js';
export * from './webhooks.js';
export type { components, operations, paths } from './generated/schema.js';
