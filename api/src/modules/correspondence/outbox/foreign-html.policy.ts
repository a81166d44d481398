/**
 * What is done with HTML that people wrote, outside of any service: threads that read strangers' mail need it without the
 * rest of the module.
 */
export { asHtml } from './compose/as-html.js';
export { escapeHtml } from '../../../kernel/text/escape-html.js';
export { excerptOfHtml } from './compose/excerpt.js';
export { sanitizeMailHtml } from './compose/sanitize-mail-html.js';
export { wordsOfMailHtml } from './compose/words-of-mail-html.js';
