import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { ChangeList } from './change-list';
import type { OrderEditing } from './use-order-editing';
import { changedFields } from './value-changes';
import styles from './details.module.css';

/** What was typed when somebody else sent the offer: it cannot be saved any more, but it can be read and copied. */
export function LeftOverNote({ editing }: { editing: OrderEditing }) {
  const t = useT();
  const typed = editing.form.getValues();
  return (
    <div className={styles['leftOver']}>
      <Note tone="warn" role="alert">
        <p>
          <strong>{t('orders.details.leftTitle')}</strong>
        </p>
        <p>{t('orders.details.leftText')}</p>
        <ChangeList fields={changedFields(editing.base, typed)} values={typed} />
        <div className={styles['ways']}>
          <Button size="small" variant="outlined" onClick={editing.undo}>
            {t('orders.details.leftDiscard')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
