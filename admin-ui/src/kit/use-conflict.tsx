import type { RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { problemOf } from '../api/use-describe-failure';
import type { MessageKey } from '../i18n/use-t';
import { ConflictNote } from './conflict-note';
import { changedFields } from './value-changes';

/** A record whose version grows with every change. */
export interface VersionedRecord extends RaRecord<number> {
  version: number;
}

interface ConflictOptions<Kept extends VersionedRecord, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The record as the form began; undefined for a new one. */
  first: Kept | undefined;
  valuesOf: (record: Kept) => Values;
  labels: Partial<Record<string, MessageKey>>;
  /** Reads the record as it is stored now. */
  loadNewest: (id: number) => Promise<Kept>;
  /** Told when a record could not be saved, or not be read again. */
  onFailure: (error: unknown) => void;
}

interface ConflictState<Kept> {
  /** The version that the form goes out from; undefined for a new record. */
  base: Kept | undefined;
  /** Takes what saving failed with: another person's change is shown, everything else passed on. */
  meet: (error: unknown) => void;
  /** Render it above the fields. */
  note: ReactNode;
}

/** Keeps what was typed when somebody else has saved the record meanwhile, and offers both ways on. */
export function useConflict<Kept extends VersionedRecord, Values extends FieldValues>(
  options: ConflictOptions<Kept, Values>,
): ConflictState<Kept> {
  const { form, first, valuesOf, labels, loadNewest, onFailure } = options;
  const [base, setBase] = useState(first);
  const [newest, setNewest] = useState<Kept | null>(null);

  function goOnFrom(version: Kept, mine: readonly string[]): void {
    const typed = form.getValues();
    form.reset(valuesOf(version));
    for (const field of mine) {
      const name = field as Path<Values>;
      form.setValue(name, typed[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setBase(version);
    setNewest(null);
  }

  return {
    base,
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
