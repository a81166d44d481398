export type * from './generated/schema.js';
