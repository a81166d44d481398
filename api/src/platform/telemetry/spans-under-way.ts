import type { Span } from '@opentelemetry/api';

let underWay = 0;

/** Runs what a span is taken of. */
export async function whileTold(span: Span, run: () => Promise<void>): Promise<void> {
  if (!span.isRecording()) return run();
  underWay += 1;
  try {
    await run();
  } finally {
    underWay -= 1;
  }
}

/** Whether anybody's span is taken now. Few are: to look whether a statement belongs to one costs more than to know that there is none. */
export const isAnyUnderWay = (): boolean => underWay > 0;
