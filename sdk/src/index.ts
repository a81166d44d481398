// The whole SDK but the schemas of forms, which need zod: `@frakto/sdk/forms`. A page that counts its bytes imports `@frakto/sdk/client`, `/rules` or `/enums`.
export * from './client.js';
export * from './enums.js';
export * from './frakto.js';
export * from './labels.js';
export * from './webhooks.js';
export type { components, operations, paths } from './generated/schema.js';
