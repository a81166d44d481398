import './styles/index.css';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportHeight } from './lib/embed-height';
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
