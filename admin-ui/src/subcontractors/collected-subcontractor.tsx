import { useState } from 'react';
import { useCountries } from '../api/countries';
import type { DirectorySubcontractor, Subcontractor } from '../api/types';
import { Note } from '../components/note';
import { CollectedDialog } from '../directory/collected-dialog';
import type { CollectedProps } from '../directory/directory-kind';
import { mailFact, phoneFact, placeFact } from '../directory/facts';
import { useCollectionEntry } from '../directory/use-collection-entry';
import { useT } from '../i18n/use-t';
import { ReleaseQuestion } from './release-question';

/** A global subcontractor in the company's collection. */
export function CollectedSubcontractor({ record, onClose }: CollectedProps<Subcontractor>) {
  const t = useT();
  const { byId } = useCountries();
  const { entry, isPending } = useCollectionEntry<DirectorySubcontractor>('subcontractors', record);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <CollectedDialog
        name={record.name}
        facts={[
          [t('subcontractors.column.address'), placeFact(record, byId(record.country_id))],
          [t('subcontractors.field.email'), mailFact(record.email)],
          [t('subcontractors.field.phone'), phoneFact(record.phone)],
          [t('subcontractors.field.rateType'), t(`subcontractors.rate.${record.rate_type}`)],
          [t('subcontractors.field.notes'), record.notes],
        ]}
        onRemove={entry && (() => setAsked(true))}
        onClose={onClose}
      >
        {!entry && !isPending && <Note>{t('directory.collected.notInCollection')}</Note>}
      </CollectedDialog>
      {isAsked && entry && (
        <ReleaseQuestion subcontractor={entry} onClose={() => setAsked(false)} onReleased={onClose} />
      )}
    </>
  );
}
