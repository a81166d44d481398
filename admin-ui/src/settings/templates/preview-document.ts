import DOMPurify from 'dompurify';
import { asHtml } from '../../mail-text/as-html';
import { partsOf, type PlaceholderKey } from './placeholders';

/** What stands in the preview for each placeholder. */
export type Samples = Readonly<Record<PlaceholderKey, string>>;

const blocks: readonly PlaceholderKey[] = ['offerDetails', 'orderDetails'];
const links: readonly PlaceholderKey[] = ['orderLink', 'acceptanceLink'];

const looks = `
  body { margin: 0; padding: 20px 24px; background: #fff; color: #151d1f; font: 15px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  p { margin: 0 0 14px } img { max-width: 100% } table { border-collapse: collapse } td, th { padding: 4px 8px; border: 1px solid #e0e2e3 }
  .sample { padding: 0 3px; border-radius: 3px; background: #ecf6f8; color: #005a68 }
  .block { display: block; padding: 12px 14px; border: 1px dashed #8d9395; border-radius: 6px; color: #4b5457; font-size: 13px }
  .link { color: #005a68; text-decoration: underline }
  .unknown { padding: 0 3px; border-radius: 3px; background: #fdeeee; color: #ae2228 }`;

/**
 * A page that shows a template as its mail will look, for a frame that runs nothing. What could run, load from elsewhere
 * or send is taken out; placeholders have samples in their place, and what only looks like one stays in sight.
 */
export function previewDocument(body: string, samples: Samples, language: string): string {
  const content = DOMPurify.sanitize(asHtml(body), {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video'],
    FORBID_ATTR: ['id', 'class', 'name'],
  });
  for (const link of content.querySelectorAll('a')) link.removeAttribute('href');
  // The mail will not have other pictures either.
  for (const picture of content.querySelectorAll('img:not([src^="https://"])')) picture.remove();
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) text.replaceWith(...partsOf(text.data).map((part) => shown(part, samples)));
  const holder = document.createElement('div');
  holder.append(content);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>${looks}</style></head><body>${holder.innerHTML}</body></html>`;
}

function shown(part: ReturnType<typeof partsOf>[number], samples: Samples): Node {
  if (part.kind === 'words') return document.createTextNode(part.text);
  const span = document.createElement('span');
  span.textContent = part.kind === 'known' ? samples[part.key] : part.text;
  if (part.kind === 'unknown') span.className = 'unknown';
  else span.className = blocks.includes(part.key) ? 'block' : links.includes(part.key) ? 'link' : 'sample';
  return span;
}
