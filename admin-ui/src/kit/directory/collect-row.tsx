import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import { useCreate, type RaRecord } from 'react-admin';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useCountries } from '../api/countries';
import { problemOf, useDescribeFailure } from '../api/use-describe-failure';
import { Icon } from '../components/icon';
import { Tag } from '../components/tag';
import { TextField } from '../components/text-field';
import { Note } from '../components/note';
import { phoneText } from '../format/phone';
import { useT } from '../i18n/use-t';
import type { CollectKind } from './directory-kind';
import styles from './collect-dialog.module.css';
import { shortened } from './texts';
import { useRefresh } from './use-refresh';

/** A global record as a company finds it. */
export interface FoundRecord extends RaRecord<number> {
  name: string;
  city: string | null;
  country_id: number | null;
  email: string | null;
  phone: string | null;
  notes: string | null;
  is_collected: boolean;
}

const alreadyThere = ['client_already_collected', 'subcontractor_already_collected'];

interface CollectRowProps {
  kind: CollectKind;
  record: FoundRecord;
  /** The note that is being written; null while there is no field for it. */
  note: string | null;
  onNote: (note: string | null) => void;
}

/** One global record, with the way into the collection, or the mark that it is there. */
export function CollectRow({ kind, record, note, onNote }: CollectRowProps) {
  const t = useT();
  const describe = useDescribeFailure();
  const refresh = useRefresh();
  const { byId } = useCountries();
  const row = useRef<HTMLLIElement>(null);
  const [isAdded, setAdded] = useState(false);
  // Said in the window itself: what lies behind it is not read aloud.
  const [fault, setFault] = useState<string | null>(null);
  const [create, { isPending }] = useCreate();
  const { name } = record;
  const place = [record.city, byId(record.country_id)?.name].filter(Boolean).join(', ');
  const contact = [record.email, record.phone && phoneText(record.phone)].filter(Boolean).join(' · ');

  const inCollection = () => {
    setAdded(true);
    onNote(null);
    refresh(kind.found, kind.directory);
    // The button that was pressed is gone.
    row.current?.focus();
  };
  const add = () => {
    setFault(null);
    const text = note?.trim();
    const data = { [kind.idField]: record.id, ...(text && { notes: text }) };
    void create(
      kind.collection,
      { data },
      {
        onSuccess: inCollection,
        onError: (error: unknown) => {
          setFault(describe(error).text);
          if (alreadyThere.includes(problemOf(error)?.code ?? '')) inCollection();
        },
      },
    );
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isPending) add();
    if (event.key === 'Escape') {
      event.stopPropagation();
      onNote(null);
      row.current?.focus();
    }
  };

  return (
    <li ref={row} tabIndex={-1} className={styles['row']}>
      <div className={styles['what']}>
        <span className={`${styles['name']} cut`} title={name}>
          {name}
        </span>
        <span className={`${styles['more']} cut`}>{[place, contact].filter(Boolean).join(' · ')}</span>
        {record.notes && <span className={`${styles['more']} cut`}>{shortened(record.notes, 50)}</span>}
      </div>
      {record.is_collected || isAdded ? (
        <Tag tone="good" icon={Check}>
          {t('directory.collect.collected')}
        </Tag>
      ) : (
        <div className={styles['actions']}>
          {kind.hasNotes && note === null && (
            <Button
              size="small"
              aria-label={t('directory.collect.addNoteOf', { name })}
              onClick={() => onNote('')}
            >
              <Icon of={NotebookPen} size={14} />
              {t('directory.collect.addNote')}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            loading={isPending}
            aria-label={t('directory.collect.addOf', { name })}
            onClick={add}
          >
            <Icon of={Plus} size={14} />
            {t('directory.collect.add')}
          </Button>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {isAdded && !fault && t('directory.collect.done', { name })}
      </span>
      {fault && (
        <div className={styles['note']}>
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        </div>
      )}
      {note !== null && (
        <div className={styles['note']}>
          <TextField
            label={t('directory.collect.note')}
            value={note}
            autoFocus
            onChange={(event) => onNote(event.target.value)}
            onKeyDown={addByKey}
            inputProps={{ maxLength: 4000, autoComplete: 'off' }}
          />
        </div>
      )}
    </li>
  );
}
