import './styles/fonts.css';
import './styles/pages.css';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from './lib/language';
import type { CommonMessages } from './messages/pl/common';
import { PreparedProvider, type Told } from './ui/prepared';
import { TextsProvider } from './ui/texts';
import { addressOf } from './lib/address';

/** Wakes up a page that was rendered: ahead of time for everybody, or by the server with what it knew of the link. */
export function mount(body: ReactNode, language: Language, common: CommonMessages): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  reportHeight(root);
  const { told } = root.dataset;
  const { pathname, search } = window.location;
  const prepared = told
    ? { ...(JSON.parse(told) as Told), address: addressOf(pathname, search), sent: null }
    : null;
  hydrateRoot(
    root,
    <TextsProvider language={language} common={common}>
      <PreparedProvider value={prepared}>{body}</PreparedProvider>
    </TextsProvider>,
  );
}

/** What an embedded form tells the page around it: how tall it is, in CSS pixels. */
interface HeightMessage {
  type: 'frakto:height';
  height: number;
}

/**
 * In a frame, posts the page's height to the parent whenever it changes, so that a website can show the form without
 * a scroll bar of its own. The message holds no data of the visitor, so it goes to any origin.
 */
function reportHeight(root: HTMLElement): void {
  if (window.parent === window) return;
  document.documentElement.dataset['embedded'] = '';
  let last = 0;
  const post = (): void => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    window.parent.postMessage({ type: 'frakto:height', height } satisfies HeightMessage, '*');
  };
  new ResizeObserver(post).observe(root);
}
