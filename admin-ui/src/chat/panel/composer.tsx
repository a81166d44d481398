import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Kbd } from '../../components/kbd';
import { useT } from '../../i18n/use-t';
import type { Partner } from '../chat-store';
import { keepDraft, useOutbox } from '../outbox';
import styles from './thread.module.css';

/** Characters of a message, as the API takes them. */
const longest = 4_000;
const fewLeft = 200;

interface ComposerProps {
  partner: Partner;
  onSend: (text: string) => void;
}

/** Where a message is written: Enter begins a line, Ctrl or Cmd and Enter sends. */
export function Composer({ partner, onSend }: ComposerProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useOutbox().drafts[partner.id] ?? '';
  const isEmpty = text.trim() === '';
  const left = longest - text.length;

  useEffect(() => field.current?.focus(), []);

  function send(): void {
    if (isEmpty) return;
    onSend(text.trim());
    keepDraft(partner.id, '');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  }

  return (
    <footer className={styles['composer']}>
      <textarea
        ref={field}
        aria-label={t('chat.compose.label')}
        placeholder={t('chat.compose.placeholder')}
        maxLength={longest}
        value={text}
        onChange={(event) => keepDraft(partner.id, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles['send']}>
        <span>
          {left <= fewLeft ? (
            t('chat.compose.left', { smart_count: left })
          ) : (
            <span className={styles['keys']}>
              <Kbd>Ctrl Enter</Kbd> {t('chat.compose.sends')}
            </span>
          )}
        </span>
        <Button size="small" variant="contained" disabled={isEmpty} onClick={send}>
          {t('chat.compose.send')}
        </Button>
      </div>
    </footer>
  );
}
