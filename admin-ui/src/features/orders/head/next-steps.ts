import type { AllowedAction, OrderAction } from '../queries/types';

/** The steps of the head, by status: the first that can be taken is the primary one. */
const primarySteps: Readonly<Record<number, readonly OrderAction[]>> = {
  0: ['accept'],
  1: ['send_to_client'],
  2: ['send_to_client'],
  3: ['client_accepts'],
  4: ['create_order'],
  5: ['revise'],
  6: ['send_to_subcontractor'],
  7: ['send_to_subcontractor'],
  8: ['send_to_subcontractor'],
  9: ['send_to_subcontractor', 'choose_again'],
  10: ['save_invoice'],
  11: ['mail_invoice'],
  12: ['pay'],
};

/** Steps that stand beside the primary one. */
const otherSteps: Readonly<Record<number, readonly OrderAction[]>> = { 3: ['reject'], 4: ['reject'] };

/** In these statuses the next move is another's, so that a step which cannot be taken is not worth a button. */
const othersTurn: ReadonlySet<number> = new Set([7, 8, 9]);

export interface NextSteps {
  /** The next step of the status, taken or not; null where the next move is somebody else's. */
  primary: AllowedAction | null;
  others: AllowedAction[];
}

/**
 * The buttons of an order's head.
 * @param actions what the API says can be done now, each with what it lacks
 */
export function nextStepsOf(status: number, actions: readonly AllowedAction[]): NextSteps {
  const find = (action: OrderAction) => actions.find((allowed) => allowed.action === action);
  const known = (steps: readonly OrderAction[] = []) => steps.flatMap((step) => find(step) ?? []);
  const candidates = known(primarySteps[status]);
  const possible = candidates.find((step) => step.allowed);
  const fallback = othersTurn.has(status) ? null : (candidates[0] ?? null);
  return { primary: possible ?? fallback, others: known(otherSteps[status]) };
}
