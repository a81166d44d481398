/** The four phases of an order and the statuses that are their steps. */
const phasePlan = [
  { key: 'valuation', steps: [0, 1, 2] },
  { key: 'offer', steps: [3, 4] },
  { key: 'execution', steps: [6, 7, 8, 10] },
  { key: 'settlement', steps: [11, 12, 13] },
] as const;

/** Statuses that stand for a setback, and the step whose place they take. */
const insteadOf: Readonly<Record<number, number>> = { 5: 4, 9: 8 };

export type PhaseKey = (typeof phasePlan)[number]['key'];
export type StepState = 'done' | 'current' | 'todo';

export interface StepperStep {
  /** Status code that names the step. */
  status: number;
  state: StepState;
  /** The client or a carrier said no. */
  failed: boolean;
  /** When the order came here last, as an ISO instant; null when it has not yet, or skipped it. */
  date: string | null;
}

export interface StepperPhase {
  key: PhaseKey;
  state: StepState;
  steps: StepperStep[];
}

/** A change of status as the history tells it. */
export interface StatusChangeEntry {
  from_status: number | null;
  to_status: number;
  created_at: string;
}

const positions: readonly number[] = phasePlan.flatMap((phase) => [...phase.steps]);

/** Place of a status on the line from request to payment; -1 for a status that is not in the table. */
function positionOf(status: number): number {
  return positions.indexOf(insteadOf[status] ?? status);
}

/**
 * When each status was reached last, also on a way that was left since (a revised offer, a second carrier). Staying
 * in a status (asking more carriers) is not reaching it.
 */
function datesOf(history: readonly StatusChangeEntry[]): Map<number, string> {
  return new Map(
    history
      .filter((entry) => entry.from_status !== entry.to_status)
      .map((entry) => [entry.to_status, entry.created_at]),
  );
}

function stateAt(position: number, current: number): StepState {
  if (position < current) return 'done';
  return position > current ? 'todo' : 'current';
}

function phaseState(steps: readonly StepperStep[], currentStatus: number): StepState {
  if (steps.some((step) => step.status === currentStatus)) return 'current';
  return steps.every((step) => step.state === 'done') ? 'done' : 'todo';
}

/**
 * The stepper of an order: four phases with twelve steps, each with its date.
 * @param status the present status code, 0-13
 * @param history changes of status, oldest first
 */
export function stepperOf(status: number, history: readonly StatusChangeEntry[]): StepperPhase[] {
  const dates = datesOf(history);
  const current = positionOf(status);
  return phasePlan.map((phase) => {
    const steps = phase.steps.map((planned): StepperStep => {
      const shown = insteadOf[status] === planned ? status : planned;
      const state = stateAt(positionOf(planned), current);
      // What lies ahead again after a revision has not been reached.
      const date = state === 'todo' ? null : (dates.get(shown) ?? null);
      return { status: shown, state, failed: shown !== planned, date };
    });
    return { key: phase.key, state: phaseState(steps, status), steps };
  });
}
