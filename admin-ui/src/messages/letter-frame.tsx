import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../i18n/locale-provider';
import { letterDocument } from './letter-document';
import styles from './message.module.css';

/**
 * A letter in a frame of its own, as high as it is: no scripts, no forms, nothing of this page. It is of our origin only
 * so that its height can be measured; without scripts it cannot make use of that. Links open a new tab.
 */
export function LetterFrame({ content, title }: { content: string; title: string }) {
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  const page = useMemo(() => letterDocument(content, locale), [content, locale]);

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
