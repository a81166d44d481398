import { serveTasks } from '../serve-tasks.js';

/** What the thread of the tests can do. */
export type TestTask =
  | { kind: 'echo'; text: string }
  | { kind: 'loop' }
  | { kind: 'backtrack' }
  | { kind: 'fill' }
  | { kind: 'throw' }
  | { kind: 'exit' }
  | { kind: 'exit later' }
  | { kind: 'wait'; milliseconds: number };

serveTasks<TestTask, string, string>(async (task, { tell }) => {
  switch (task.kind) {
    case 'echo':
      for (const letter of task.text) tell(letter);
      return task.text;
    case 'loop':
      for (;;);
    case 'backtrack':
      // oxlint-disable-next-line regexp/no-misleading-capturing-group -- what a careless pattern does
      return String(/^(a+)+$/.test(`${'a'.repeat(60)}b`));
    case 'fill': {
      const kept: number[][] = [];
      for (;;) kept.push(Array.from({ length: 100_000 }, (_none, n) => n));
    }
    case 'throw':
      throw new Error('made to fail');
    case 'exit':
      return process.exit(3);
    case 'exit later':
      setTimeout(() => process.exit(3), 50);
      return 'answered';
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, task.milliseconds));
      return 'waited';
  }
});
