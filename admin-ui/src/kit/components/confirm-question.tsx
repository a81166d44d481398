import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { DialogHeading } from './dialog-heading';
import { ReasonButton } from './reason-button';
import { usePhone } from './use-phone';

export interface ConfirmQuestionProps {
  open: boolean;
  /** Names what will be changed or destroyed: “Delete Stolarnia Kaszuby?” */
  title: string;
  /** What else it means: what stays, what goes. */
  children: ReactNode;
  /** The action in words: “Delete client”, never “OK”. */
  confirmLabel: string;
  /** “Cancel” when left out. */
  cancelLabel?: string;
  /** Red button, and focus on the harmless one. */
  destructive?: boolean;
  /** As wide as a form, and on phones the whole screen: there is something to look at. */
  wide?: boolean;
  /** Left of the buttons. */
  foot?: ReactNode;
  /** While it runs, both buttons wait. */
  busy?: boolean;
  /** Why it cannot be confirmed, in words; null when it can. */
  reason?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

const wide = { width: '100%', maxWidth: 720 };

/** The dialog of a `ConfirmDialog`. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const { open, title, children, confirmLabel, cancelLabel, destructive = false, busy = false } = props;
  const t = useT();
  const id = useId();
  const isWhole = usePhone() && props.wide === true;
  const close = () => {
    if (!busy) props.onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      fullScreen={isWhole}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: isWhole ? {} : props.wide ? wide : { maxWidth: 440 } } }}
    >
      <DialogHeading id={`${id}-title`} onClose={close}>
        {title}
      </DialogHeading>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {children}
      </DialogContent>
      <DialogActions>
        {props.foot && <span style={{ flex: 1, minWidth: 0 }}>{props.foot}</span>}
        <Button onClick={close} disabled={busy} autoFocus={destructive}>
          {cancelLabel ?? t('common.action.cancel')}
        </Button>
        <ReasonButton
          reason={props.reason}
          variant={destructive ? 'outlined' : 'contained'}
          color={destructive ? 'error' : 'primary'}
          onClick={props.onConfirm}
          loading={busy}
          autoFocus={!destructive}
        >
          {confirmLabel}
        </ReasonButton>
      </DialogActions>
    </Dialog>
  );
}
