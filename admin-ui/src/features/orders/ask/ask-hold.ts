import type { ReactNode } from 'react';
import type { Route } from '../queries/types';

/** Why the dialog must not just close: a request is on its way, or something was typed that would be lost. */
export type AskHold = 'busy' | 'typed' | null;

/** What both ways of asking get of their dialog. */
export interface AskPartProps {
  route: Route;
  heading: ReactNode;
  /** The choice between the two ways. */
  modes: ReactNode;
  onHold: (hold: AskHold) => void;
  /** Closes the dialog unless something is lost by it. */
  onCancel: () => void;
  /** Closes the dialog after the action. */
  onDone: () => void;
}
