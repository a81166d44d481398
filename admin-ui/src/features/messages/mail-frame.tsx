import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../kit/i18n/locale-provider';
import styles from './message.module.css';
import DOMPurify from 'dompurify';

const looks = `
  body { margin: 0; padding: 20px 24px; background: #fff; color: #151d1f; font: 15px/1.6 'Inter Variable', Inter, system-ui, sans-serif; overflow-wrap: anywhere }
  body > :first-child { margin-top: 0 } body > :last-child { margin-bottom: 0 }
  p { margin: 0 0 14px } h1, h2, h3, h4 { margin: 20px 0 10px; line-height: 1.3 } blockquote { margin: 0 0 14px; padding-left: 14px; border-left: 3px solid #e0e2e3; color: #4b5457 }
  table { border-collapse: collapse; max-width: 100% } body > table { margin: 0 0 18px } td, th { padding: 2px 12px 2px 0; vertical-align: top; text-align: start } pre { white-space: pre-wrap }
  a { color: #005a68 } .picture { color: #636c6f; font-style: italic }`;

/** The font of the product for mails that name none: the frame has no style sheets of its own. */
function houseFont(): string {
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule
          ? rule.cssText.replaceAll(
              /url\(["']?([^"')]+)["']?\)/g,
              (_, path: string) => `url("${new URL(path, sheet.href ?? document.baseURI).href}")`,
            )
          : [],
      );
    } catch {
      // The style sheet of an extension, which is not for us to read.
      return [];
    }
  });
  return faces.join('\n');
}

/**
 * A page that shows a mail, for a frame that runs nothing. It is sanitised again, since people outside wrote it.
 * Pictures are not loaded: whoever sent them would learn who reads, and when. Their descriptions stand in their place.
 */
function mailDocument(content: string, language: string): string {
  const mail = DOMPurify.sanitize(content, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video'],
    FORBID_ATTR: ['id', 'class', 'name'],
  });
  for (const picture of mail.querySelectorAll('img')) {
    const words = document.createElement('span');
    words.className = 'picture';
    words.textContent = picture.alt && `[${picture.alt}]`;
    picture.replaceWith(words);
  }
  for (const link of mail.querySelectorAll('a[href]')) link.setAttribute('rel', 'noopener noreferrer');
  const holder = document.createElement('div');
  holder.append(mail);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><base target="_blank"><style>${houseFont()}${looks}</style></head>` +
    `<body>${holder.innerHTML}</body></html>`
  );
}

/**
 * A mail in a frame of its own, as high as it is: no scripts, no forms, nothing of this page. It is of our origin only
 * so that its height can be measured; without scripts it cannot make use of that. Links open a new tab.
 */
export function MailFrame({ content, title }: { content: string; title: string }) {
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  const page = useMemo(() => mailDocument(content, locale), [content, locale]);

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      const body = current.contentDocument?.body;
      if (body) setHeight(Math.ceil(body.getBoundingClientRect().height) + 2);
    };
    const watch = () => {
      observer.disconnect();
      const body = current.contentDocument?.body;
      if (body) observer.observe(body);
      measure();
    };
    current.addEventListener('load', watch);
    watch();
    return () => {
      current.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, [page]);

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      style={{ height }}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={page}
    />
  );
}
