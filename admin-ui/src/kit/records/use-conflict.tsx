import type { RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { problemOf } from '../api/use-describe-failure';
import { type MessageKey, useT } from '../i18n/use-t';
import { changedFields } from './value-changes';
import Button from '@mui/material/Button';
import { useCountries } from '../api/countries';
import { Note } from '../components/note';
import { styled } from '@mui/material/styles';

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

const Changes = styled('ul')({ margin: '4px 0 0', overflowWrap: 'anywhere' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/** What somebody else changed while a form was being filled in, and the two ways on. */
function ConflictNote({ labels, before, newest, typed, onKeep, onTake }: ConflictNoteProps) {
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
      <Changes>
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
      </Changes>
      <Ways>
        <Button size="small" variant="contained" onClick={onKeep}>
          {t('directory.conflict.keep')}
        </Button>
        <Button size="small" variant="outlined" onClick={onTake}>
          {t('directory.conflict.take')}
        </Button>
      </Ways>
    </Note>
  );
}

/** A record whose version grows with every change. */
export interface VersionedRecord extends RaRecord<number> {
  version: number;
}

interface ConflictOptions<Kept extends VersionedRecord, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The version that the form goes out from; undefined for a new record. */
  base: Kept | undefined;
  onBase: (version: Kept) => void;
  valuesOf: (record: Kept) => Values;
  labels: Partial<Record<string, MessageKey>>;
  /** Reads the record as it is stored now. */
  loadNewest: (id: number) => Promise<Kept>;
  /** Told when a record could not be saved, or not be read again. */
  onFailure: (error: unknown) => void;
}

interface ConflictState {
  /** Takes what saving failed with: another person's change is shown, everything else passed on. */
  meet: (error: unknown) => void;
  /** Render it above the fields. */
  note: ReactNode;
}

/** Keeps what was typed when somebody else has saved the record meanwhile, and offers both ways on. */
export function useConflict<Kept extends VersionedRecord, Values extends FieldValues>(
  options: ConflictOptions<Kept, Values>,
): ConflictState {
  const { form, base, onBase, valuesOf, labels, loadNewest, onFailure } = options;
  const [newest, setNewest] = useState<Kept | null>(null);

  function goOnFrom(version: Kept, mine: readonly string[]): void {
    const typed = form.getValues();
    form.reset(valuesOf(version));
    for (const field of mine) {
      const name = field as Path<Values>;
      form.setValue(name, typed[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    onBase(version);
    setNewest(null);
  }

  return {
    meet: (error) => {
      if (!base || problemOf(error)?.code !== 'changed_meanwhile') return onFailure(error);
      loadNewest(base.id).then(setNewest, onFailure);
    },
    note: base && newest && (
      <ConflictNote
        labels={labels}
        before={valuesOf(base)}
        newest={valuesOf(newest)}
        typed={form.watch()}
        onKeep={() => goOnFrom(newest, changedFields(valuesOf(base), form.getValues()))}
        onTake={() => goOnFrom(newest, [])}
      />
    ),
  };
}
