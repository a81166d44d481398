export { orderStatusCodeLabels } from './generated/enums.js';
export * from './generated/labels.js';
