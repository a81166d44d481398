import { draftName } from '../api/drafts';

const key = draftName('scanner.addresses');

/** What was typed before the page was loaded anew; empty when nothing was. */
export function keptText(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed through a reload, for as long as the window is open. */
export function keepText(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage it lasts as long as the screen.
  }
}
