import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Copy from 'lucide-react/icons/copy';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { useCopy } from '../../kit/components/use-copy';
import { FormContent, FormWindow } from '../../kit/form/form-dialog';
import { useT } from '../../kit/i18n/use-t';
import styles from './settings.module.css';

interface ShownOnceDialogProps {
  /** The token or secret. */
  value: string;
  title: string;
  label: string;
  /** What it belongs to, above it. */
  of?: string;
  /** The feature's words, `once`, `copied`, `copyFailed`, `how`, `closeTitle` and `closeText` among them. */
  texts: 'settings.apiKeys' | 'settings.webhooks' | 'settings.calendar';
  /** What else can be done with it, beside copying. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Shows a token or secret the only time that it can be shown; whoever closes it without having copied it is asked. */
export function ShownOnceDialog({ value, title, label, of, texts, actions, onClose }: ShownOnceDialogProps) {
  const t = useT();
  const copy = useCopy();
  const [isCopied, setIsCopied] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const askToClose = () => (isCopied ? onClose() : setIsAsked(true));
  return (
    <>
      <FormWindow title={title} width={560} onClose={askToClose}>
        <FormContent>
          <Note tone="warn">{t(`${texts}.once`)}</Note>
          {of !== undefined && <p className={styles['hint']}>{of}</p>}
          <div className={styles['token']}>
            <code aria-label={label} tabIndex={0} role="textbox" aria-readonly="true">
              {value}
            </code>
            <Button
              variant="contained"
              onClick={() => {
                setIsCopied(true);
                copy(value, { done: t(`${texts}.copied`), failed: t(`${texts}.copyFailed`) });
              }}
            >
              <Icon of={Copy} size={14} />
              {t('settings.apiKeys.copy')}
            </Button>
          </div>
          <p className={styles['hint']}>{t(`${texts}.how`)}</p>
        </FormContent>
        <DialogActions>
          {actions}
          <Button onClick={askToClose}>{t('settings.apiKeys.close')}</Button>
        </DialogActions>
      </FormWindow>
      <ConfirmDialog
        open={isAsked}
        title={t(`${texts}.closeTitle`)}
        confirmLabel={t('settings.apiKeys.closeSubmit')}
        onConfirm={onClose}
        onClose={() => setIsAsked(false)}
      >
        {t(`${texts}.closeText`)}
      </ConfirmDialog>
    </>
  );
}
