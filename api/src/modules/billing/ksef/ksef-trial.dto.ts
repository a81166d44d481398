import type { KsefTarget } from './ksef-settings.dto.js';

/**
 * A step of a trial: the stored `settings` are whole, KSeF lets the company in (`sign_in`), lets it issue invoices (`session`), and takes a trial
 * `invoice`.
 */
export type KsefTrialStepName = 'settings' | 'sign_in' | 'session' | 'invoice';

/** `undecided`: KSeF has not said yet what becomes of the trial invoice. `skipped`: an earlier step failed, or it is not done in production. */
export type KsefTrialOutcome = 'passed' | 'failed' | 'undecided' | 'skipped';

/** A step with what came of it. */
export interface KsefTrialStep {
  name: KsefTrialStepName;
  outcome: KsefTrialOutcome;
  /** What is wrong, in KSeF’s words or in the language of `Accept-Language`; null where nothing is. */
  words: string | null;
  /** What to do about it, in that language; null where nothing is to be done. */
  advice: string | null;
}

/** What came of a trial. */
export interface KsefTrial {
  environment: KsefTarget;
  /** Every step, in sequence. */
  steps: KsefTrialStep[];
  /** The number that KSeF gave to the trial invoice; null where it has none. */
  number: string | null;
}
