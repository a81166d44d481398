export * from './generated/enums.js';
