import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../../../kernel/text/escape-html.js';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;
const SAFE_IMAGE = /^(https:\/\/|cid:)/i;
// Braces and brackets may be percent-encoded by editors.
const PLACEHOLDER_LINK = /^(\{\{|%7B%7B|\[|%5B)[^:]*$/i;
const hidden = 'display:none';
// Deeper nesting than people write only serves to make mail programs and browsers suffer.
const MAX_DEPTH = 60;

const ALIGNMENT = [/^(left|right|center|justify)$/];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'span', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan', 'align', 'valign'],
    th: ['colspan', 'rowspan', 'align', 'valign'],
    '*': ['style', 'dir'],
  },
  // Colours are left out on purpose: they hide text, and dark mail programs make them unreadable.
  allowedStyles: {
    '*': {
      'text-align': ALIGNMENT,
      'font-weight': [/^(normal|bold|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'text-decoration': [/^(none|underline|line-through)$/],
      // Kept for the filter below, which drops what has it.
      display: [/^none$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'cid'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    ...['script', 'style', 'head', 'title', 'textarea', 'option', 'select', 'button', 'noscript', 'noembed'],
    ...['template', 'iframe', 'frameset', 'object', 'svg', 'math', 'audio', 'video', 'canvas', 'map', 'xmp'],
  ],
  nestingLimit: MAX_DEPTH,
  transformTags: {
    // However it is written: the filter knows one way.
    '*': (tagName, attribs) => ({
      tagName,
      attribs: isHiding(attribs['style'] ?? '') ? { style: hidden } : attribs,
    }),
    // An address without a scheme would lead into the product itself when the mail is shown on screen.
    a: (tagName, { href = '', ...attribs }) => ({
      tagName,
      attribs: isSafeLink(href) || PLACEHOLDER_LINK.test(href) ? { href, ...attribs } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    attribs['style'] === hidden || (tag === 'img' && !isSafeImage(attribs['src'] ?? '')),
};

/**
 * Leaves of HTML what a mail needs (paragraphs, lists, tables, links, pictures over https) and drops what
 * runs, loads, hides or leaves its place. For HTML from callers, when it is stored, sent and shown.
 * Placeholders survive, also as the target of a link.
 */
export function sanitizeMailHtml(html: string): string {
  // Twice: an element that the first pass drops may have kept the ones around it apart, such as a row from the cell
  // before it. Without it they mean something else, and that meaning is the one to write down.
  return sanitizeHtml(sanitizeHtml(cleanText(html), OPTIONS), OPTIONS);
}

/** Whether a style hides what has it, however it is written. One look at each declaration: styles can be of any length. */
function isHiding(style: string): boolean {
  return style.split(';').some((declaration) => {
    const start = declaration.search(/(?:^|\s)display\s*:/i);
    return start >= 0 && /none/i.test(declaration.slice(start));
  });
}

/** Tells whether a link may stand in a mail: a web, mail or telephone address, complete with its scheme. */
export function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address);
}

/** Tells whether a picture may be loaded by a mail: over https or attached to it. */
export function isSafeImage(address: string): boolean {
  return SAFE_IMAGE.test(address);
}
