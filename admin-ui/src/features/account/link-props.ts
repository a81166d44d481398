import type { Schemas } from '../../kit/api/types';

export type AccountLink = Schemas['AccountLinkDto'];

/** What a page does with the link that it was opened by. */
export interface LinkProps {
  token: string;
  link: AccountLink;
  /**
   * Called when the link is used up.
   * @param more further facts, a paragraph each
   */
  onDone: (title: string, text: string, more?: readonly string[]) => void;
}
