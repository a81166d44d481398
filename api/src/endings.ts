/** Stops one part of what was started. */
export type Ending = () => Promise<void>;

/**
 * Stops what was started, the latest first. One that fails keeps none of the others from being stopped.
 * @throws what failed, once all were run; an AggregateError when it was more than one
 */
export async function runEndings(endings: readonly Ending[]): Promise<void> {
  const faults: unknown[] = [];
  for (const end of endings.toReversed()) {
    try {
      await end();
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) throw new AggregateError(faults, 'Several parts could not be stopped');
}
