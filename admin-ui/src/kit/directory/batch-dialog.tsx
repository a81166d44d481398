import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useEffect, useRef, useState } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { useT } from '../i18n/use-t';
import LinearProgress from '@mui/material/LinearProgress';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { styled } from '@mui/material/styles';

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

interface BatchReportProps<Item> {
  progress: BatchProgress<Item>;
  nameOf: (item: Item) => string;
  /** What the action is, for screen readers. */
  label: string;
  /** Other words for a failure; undefined for the usual ones. */
  say?: ((error: unknown) => string | undefined) | undefined;
}

/** How far a batch is, and in the end what failed and why. */
export function BatchReport<Item>({ progress, nameOf, label, say }: BatchReportProps<Item>) {
  const t = useT();
  const describe = useDescribeFailure();
  const { state, total, done, failures } = progress;
  if (state === 'idle') return null;
  if (state === 'running') {
    return (
      <Running>
        <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, total)} aria-label={label} />
        <p role="status" className="num">
          {t('directory.batch.running', { done, total })}
        </p>
      </Running>
    );
  }
  const succeeded = done - failures.length;
  return (
    <Ended>
      {succeeded > 0 && (
        <Note tone="ok" role="status">
          {t('directory.batch.succeeded', { smart_count: succeeded })}
        </Note>
      )}
      {done < total && <Note tone="warn">{t('directory.batch.stopped', { count: total - done })}</Note>}
      {failures.length > 0 && (
        <Note tone="bad" role="alert">
          <strong>{t('directory.batch.failed', { smart_count: failures.length })}</strong>
          <Failures>
            {failures.map(({ item, error }) => (
              <li key={nameOf(item)}>
                <b>{nameOf(item)}</b>: {say?.(error) ?? describe(error).text}
              </li>
            ))}
          </Failures>
        </Note>
      )}
    </Ended>
  );
}

const Running = styled('div')({ display: 'grid', gap: 8, paddingTop: 8, color: 'var(--text-2)' });
const Ended = styled('div')({ display: 'grid', gap: 8 });
const Failures = styled('ul')({
  display: 'grid',
  gap: 4,
  maxHeight: 240,
  marginTop: 8,
  overflow: 'auto',
  overflowWrap: 'anywhere',
});

interface BatchDialogProps<Item> {
  title: string;
  /** What it means. */
  text: string;
  confirmLabel: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  action: (item: Item) => Promise<unknown>;
  say?: (error: unknown) => string | undefined;
  /** Called after each run. Nothing failed and nothing is left: the dialog is to be closed. */
  onEnded: (end: BatchProgress<Item>) => void;
  onClose: () => void;
}

/** Asks before something is done to many at once, shows how far it is, and says what failed and why. */
export function BatchDialog<Item>(props: BatchDialogProps<Item>) {
  const { title, text, confirmLabel, items, nameOf, action, say, onEnded, onClose } = props;
  const t = useT();
  const id = useId();
  const { progress, run, stop } = useBatch(action);
  const { state, failures } = progress;
  const isRunning = state === 'running';
  const start = (some: readonly Item[]) => void run(some).then(onEnded);
  const leave = () => (isRunning ? stop() : onClose());
  return (
    <Dialog
      open
      onClose={leave}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { maxWidth: 480 } } }}
    >
      <DialogHeading id={`${id}-title`} onClose={leave}>
        {title}
      </DialogHeading>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {state === 'idle' && text}
        <BatchReport progress={progress} nameOf={nameOf} label={title} say={say} />
      </DialogContent>
      <DialogActions>
        <Button onClick={leave} autoFocus>
          {isRunning
            ? t('directory.batch.stop')
            : t(state === 'idle' ? 'common.action.cancel' : 'common.action.close')}
        </Button>
        {state === 'idle' && (
          <Button variant="outlined" color="error" onClick={() => start(items)}>
            {confirmLabel}
          </Button>
        )}
        {state === 'ended' && failures.length > 0 && (
          <Button variant="outlined" onClick={() => start(failures.map(({ item }) => item))}>
            {t('directory.batch.retry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
