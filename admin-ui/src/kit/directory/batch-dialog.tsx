import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { useT } from '../i18n/use-t';
import { BatchReport } from './batch-report';
import { useBatch, type BatchProgress } from './use-batch';

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
