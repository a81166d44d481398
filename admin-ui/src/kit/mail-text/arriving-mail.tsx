import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { houseFont } from './house-font';

const Frame = styled('iframe')({
  width: '100%',
  height: 430,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  // Mails are written for a light ground, whatever the theme.
  // Under the border it would show at the corners.
  background: '#fff padding-box',
  colorScheme: 'light',
});

interface ArrivingMailProps {
  /** A whole document, as the server composed it. */
  html: string;
  /** Names the frame. */
  title: string;
  /** Whether its links open; off where they lead nowhere yet. */
  hasLinks?: boolean;
  className?: string | undefined;
}

/** The document with what only we add: links open a new tab, Inter, which mails name first, is there, and its letters are as large as ours. */
function shownHere(html: string): string {
  const inter = houseFont().replaceAll(/font-family:\s*["']?Inter Variable["']?/g, 'font-family: Inter');
  // Letters of mails have 16 px, those of the page around them 14.
  const own = `<base target="_blank"><style>${inter}:root{zoom:.875}</style>`;
  // What stands before its doctype would have the document laid out by the rules of old.
  const head = /<head(?:\s[^>]*)?>/i;
  return head.test(html) ? html.replace(head, (tag) => tag + own) : own + html;
}

/**
 * A mail as it arrives, in a frame of its own: no scripts, no forms. It is of our origin only so that it gets the font; what the
 * server sanitised, without scripts, cannot make use of that. Its links open a new tab.
 */
export function ArrivingMail({ html, title, hasLinks = true, className }: ArrivingMailProps) {
  const page = useMemo(() => shownHere(html), [html]);
  return (
    <Frame
      className={className}
      title={title}
      sandbox={
        hasLinks ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : 'allow-same-origin'
      }
      referrerPolicy="no-referrer"
      srcDoc={page}
    />
  );
}
