import { useState } from 'react';
import { useCountries } from '../../kit/api/countries';
import type { DirectorySubcontractor } from '../../kit/api/types';
import { CollectedDialog } from '../../kit/directory/collected-dialog';
import type { CollectedProps } from '../../kit/directory/directory-kind';
import { mailFact, phoneFact, placeFact } from '../../kit/directory/facts';
import { useT } from '../../kit/i18n/use-t';
import { ReleaseQuestion } from './release-question';

/** A global subcontractor in the company's collection. */
export function CollectedSubcontractor({ record, onClose }: CollectedProps<DirectorySubcontractor>) {
  const t = useT();
  const { byId } = useCountries();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <CollectedDialog
        name={record.name}
        facts={[
          [t('subcontractors.column.address'), placeFact(record, byId(record.country_id))],
          [t('subcontractors.field.email'), mailFact(record.email)],
          [t('subcontractors.field.phone'), phoneFact(record.phone)],
          [t('subcontractors.field.vat'), record.vat_number],
          [t('subcontractors.field.rateType'), t(`subcontractors.rate.${record.rate_type}`)],
          [t('subcontractors.field.notes'), record.notes],
        ]}
        onRemove={() => setAsked(true)}
        onClose={onClose}
      />
      {isAsked && (
        <ReleaseQuestion subcontractor={record} onClose={() => setAsked(false)} onReleased={onClose} />
      )}
    </>
  );
}
