import Button from '@mui/material/Button';
import { useCountries } from '../api/countries';
import { Note } from '../components/note';
import { useT, type MessageKey } from '../i18n/use-t';
import styles from './conflict-note.module.css';
import { changedFields } from './value-changes';

type Values = Readonly<Record<string, unknown>>;

interface ConflictNoteProps {
  labels: Partial<Record<string, MessageKey>>;
  /** As the form began. */
  before: Values;
  /** As somebody else has saved it meanwhile. */
  newest: Values;
  /** As it stands in the form. */
  typed: Values;
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else changed while a form was being filled in, and the two ways on. */
export function ConflictNote({ labels, before, newest, typed, onKeep, onTake }: ConflictNoteProps) {
  const t = useT();
  const { byId } = useCountries();
  const theirs = changedFields(before, newest);
  const mine = changedFields(before, typed);
  const write = (field: string, value: unknown): string => {
    if (typeof value === 'number') return (field === 'country_id' && byId(value)?.name) || String(value);
    return typeof value === 'string' && value !== '' ? value : t('common.state.none');
  };
  return (
    <Note tone="warn" role="alert">
      <strong>{t('directory.conflict.title')}</strong>
      <p>{t(theirs.length > 0 ? 'directory.conflict.text' : 'directory.conflict.nothing')}</p>
      <ul className={styles['changes']}>
        {theirs.map((field) => {
          const label = labels[field];
          return (
            <li key={field}>
              {label ? t(label) : field}: <strong>{write(field, newest[field])}</strong>
              {mine.includes(field) &&
                ` (${t('directory.conflict.yours', { value: write(field, typed[field]) })})`}
            </li>
          );
        })}
      </ul>
      <div className={styles['ways']}>
        <Button size="small" variant="contained" onClick={onKeep}>
          {t('directory.conflict.keep')}
        </Button>
        <Button size="small" variant="outlined" onClick={onTake}>
          {t('directory.conflict.take')}
        </Button>
      </div>
    </Note>
  );
}
