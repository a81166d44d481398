import './styles/index.css';
import { hydrate, type ComponentChildren } from 'preact';
import { reportHeight } from './lib/embed-height';
import type { Language } from './lib/language';
import type { CommonMessages } from './messages/pl/common';
import { TextsProvider } from './ui/texts';

/** Wakes up a page that was rendered ahead of time. */
export function mount(body: ComponentChildren, language: Language, common: CommonMessages): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  reportHeight(root);
  hydrate(
    <TextsProvider language={language} common={common}>
      {body}
    </TextsProvider>,
    root,
  );
}
