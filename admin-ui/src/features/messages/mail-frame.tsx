import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useLocale } from '../../kit/i18n/locale-provider';
import { houseFont } from '../../kit/mail-text/house-font';
import { dropFrameSizes, useFrameHeight } from '../../kit/mail-text/use-frame-height';
import styles from './message.module.css';
import DOMPurify from 'dompurify';

const looks = `
  body { margin: 0; padding: 20px 24px; background: #fff; color: #151d1f; font: 14px/1.6 'Inter Variable', Inter, system-ui, sans-serif; overflow-wrap: anywhere }
  body > :first-child { margin-top: 0 } body > :last-child { margin-bottom: 0 }
  p { margin: 0 0 14px } ul, ol { margin: 0 0 14px; padding-left: 20px } h1, h2, h3, h4 { margin: 20px 0 10px; line-height: 1.3 } blockquote { margin: 0 0 14px; padding-left: 14px; border-left: 3px solid #e0e2e3; color: #4b5457 }
  table { border-collapse: collapse; max-width: 100% } body > table { margin: 0 0 18px } td, th { padding: 2px 12px 2px 0; vertical-align: top; text-align: start } pre { white-space: pre-wrap }
  a { color: #005a68 } .picture { color: #636c6f; font-style: italic }`;

/**
 * What is kept of our own mails has neither widths nor colours: they get the sheet that they were sent on, the facts their panel, the stops
 * their circles with the line between them.
 */
const ownLooks = `
  body { max-width: 560px; margin: 0 auto; padding: 28px 24px; font-size: 15px }
  body > table:has(table) { width: 100%; border: 1px solid #e0e2e3; border-radius: 8px; border-collapse: separate; background: #f6f8f8 }
  body > table:has(table) > tbody > tr > td { padding: 16px 20px 6px } table table { width: 100%; margin: 0 0 10px }
  body > table > tbody > tr > td > div:first-child { margin-bottom: 10px; color: #636c6f; font-size: 13px }
  body > div { margin: 0 0 18px; color: #636c6f; font-size: 12px }
  table table td { padding: 8px 0; border-top: 1px solid #e0e2e3 } td[align=right] { padding-left: 16px }
  tr:has(> td + td:not([align])) > td { border: 0; padding: 0 } tr:has(> td:nth-child(3)) > td:last-child { padding-bottom: 14px }
  td[colspan="2"]:has(+ td) { width: 26px; padding: 6px 0 0 !important } td[colspan="2"] + td, td:nth-child(3) { width: 100% } td[colspan="2"] + td + td { width: auto }
  td[colspan="2"]:has(+ td) > div { box-sizing: border-box; width: 12px; height: 12px; margin-right: 14px; border: 2px solid #05606e; border-radius: 6px; font-size: 0 }
  tr:has(> td:nth-child(3)):not(:last-child) > td:first-child { background: linear-gradient(#bfdce2, #bfdce2) 5px 0 / 2px 100% no-repeat }
  tr:nth-child(n + 2) > td[colspan="2"]:has(+ td) > div { background: #05606e }
  a[style*="text-decoration:none"] { display: inline-block; padding: 10px 22px; border-radius: 8px; background: #05606e; color: #fff }`;

/** On a dark ground: mails are kept without their colours, so that these are all there are. */
const darkLooks = `
  :root { color-scheme: dark } body { background: #191c1d; color: #eaedee }
  blockquote { border-color: #2e3335; color: #aab1b3 } a { color: #7ed4de } .picture { color: #9aa1a3 }`;

const darkOwnLooks = `
  body > table:has(table) { border-color: #2e3335; background: #141718 } table table td { border-color: #2e3335 }
  body > table > tbody > tr > td > div:first-child, body > div { color: #9aa1a3 }
  tr:has(> td:nth-child(3)):not(:last-child) > td:first-child { background-image: linear-gradient(#2e545b, #2e545b) }
  td[colspan="2"]:has(+ td) > div { border-color: #65bcc8 }
  tr:nth-child(n + 2) > td[colspan="2"]:has(+ td) > div { background: #65bcc8 }
  a[style*="text-decoration:none"] { background: #65bcc8; color: #011519 }`;

/**
 * A page that shows a mail, for a frame that runs nothing. It is sanitised again, since people outside wrote it.
 * Pictures are not loaded: whoever sent them would learn who reads, and when. Their descriptions stand in their place.
 */
function mailDocument(content: string, language: string, isOwn: boolean, isDark: boolean): string {
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
  dropFrameSizes(mail);
  for (const link of mail.querySelectorAll('a[href]')) link.setAttribute('rel', 'noopener noreferrer');
  const holder = document.createElement('div');
  holder.append(mail);
  const css = [
    ...[houseFont(), looks, isOwn && ownLooks],
    ...(isDark ? [darkLooks, isOwn && darkOwnLooks] : []),
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><base target="_blank"><style>${css.filter(Boolean).join('')}</style></head>` +
    `<body>${holder.innerHTML}</body></html>`
  );
}

interface MailFrameProps {
  content: string;
  title: string;
  /** The product wrote it. */
  isOwn: boolean;
}

/**
 * A mail in a frame of its own, as high as it is: no scripts, no forms, nothing of this page. It is of our origin only
 * so that its height can be measured; without scripts it cannot make use of that. Links open a new tab.
 */
export function MailFrame({ content, title, isOwn }: MailFrameProps) {
  const { locale } = useLocale();
  const isDark = useColorScheme().colorScheme === 'dark';
  const page = useMemo(() => mailDocument(content, locale, isOwn, isDark), [content, locale, isOwn, isDark]);
  const { frame, height } = useFrameHeight(page);

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
