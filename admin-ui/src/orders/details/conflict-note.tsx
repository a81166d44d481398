import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Note } from '../../components/note';
import { useT } from '../../i18n/use-t';
import { ChangeList } from './change-list';
import type { OrderValues } from './order-values';
import type { EditConflict, OrderEditing } from './use-order-editing';
import { changesOf } from './value-changes';
import styles from './details.module.css';

interface ConflictNoteProps {
  editing: OrderEditing;
  conflict: EditConflict;
}

/** What somebody else changed while this form was being filled in, and the two ways on. */
export function ConflictNote({ editing, conflict }: ConflictNoteProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const typed = useWatch<OrderValues>({ control: editing.form.control }) as OrderValues;
  const mine = changesOf(editing.base, typed);

  async function end(way: () => Promise<void>): Promise<void> {
    setBusy(true);
    await way();
    setBusy(false);
  }

  return (
    <Note tone="warn" role="alert">
      <p>
        <strong>{t('orders.details.conflictTitle')}</strong>
      </p>
      <p>{t('orders.details.conflictText')}</p>
      <ChangeList fields={conflict.fields} values={conflict.newest} others={mine} />
      <div className={styles['ways']}>
        <Button
          size="small"
          variant="contained"
          disabled={busy}
          title={t('orders.details.conflictKeepHint')}
          onClick={() => void end(editing.keepMine)}
        >
          {t('orders.details.conflictKeep')}
        </Button>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void end(editing.takeNewest)}>
          {t('orders.details.conflictTake')}
        </Button>
      </div>
    </Note>
  );
}
