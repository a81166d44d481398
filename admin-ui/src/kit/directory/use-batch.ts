import { useEffect, useRef, useState } from 'react';

/** One of many that could not be done, and why. */
export interface BatchFailure<Item> {
  item: Item;
  error: unknown;
}

/** How far an action for many has come. */
export interface BatchProgress<Item> {
  state: 'idle' | 'running' | 'ended';
  total: number;
  /** Done with or without success. */
  done: number;
  failures: readonly BatchFailure<Item>[];
  /** Those whose turn has not come. */
  left: readonly Item[];
}

const idle = { state: 'idle', total: 0, done: 0, failures: [], left: [] } as const;

/** Does the same for many things, one after another: a failure of one does not keep the others from it. */
export function useBatch<Item>(action: (item: Item) => Promise<unknown>) {
  const [progress, setProgress] = useState<BatchProgress<Item>>(idle);
  const stopped = useRef(false);
  // Nobody sees a batch whose dialog is gone, so it does not go on behind their back.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  /** @returns how it ended; also shown by `progress` */
  async function run(items: readonly Item[]): Promise<BatchProgress<Item>> {
    stopped.current = false;
    const failures: BatchFailure<Item>[] = [];
    let done = 0;
    const now = (state: BatchProgress<Item>['state']) => {
      const next = { state, total: items.length, done, failures: [...failures], left: items.slice(done) };
      setProgress(next);
      return next;
    };
    now('running');
    for (const item of items) {
      if (stopped.current) break;
      try {
        await action(item);
      } catch (error) {
        failures.push({ item, error });
      }
      done += 1;
      now('running');
    }
    return now('ended');
  }

  return {
    progress,
    run,
    /** Lets the one at work end, and leaves the others as they are. */
    stop: () => {
      stopped.current = true;
    },
  };
}
