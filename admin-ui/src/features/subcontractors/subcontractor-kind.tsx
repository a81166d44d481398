import { useState } from 'react';
import { useCountries } from '../../kit/api/countries';
import { CollectedDialog } from '../../kit/directory/collected-dialog';
import { mailFact, phoneFact, placeFact } from '../../kit/directory/facts';
import { useT } from '../../kit/i18n/use-t';
import { ReleaseQuestion } from './release-question';
import type { DirectorySubcontractor } from '../../kit/api/types';
import { paths } from '../../kit/paths';
import { SubcontractorFields } from './subcontractor-fields';
import { subcontractorLabels, subcontractorValues, type SubcontractorValues } from './subcontractor-values';
import type { CollectedProps, DirectoryKind } from '../../kit/directory/directory-kind';

/** A global subcontractor in the company's collection. */
function CollectedSubcontractor({ record, onClose }: CollectedProps<DirectorySubcontractor>) {
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

/** The company's own subcontractors, and those that were collected from the global database. */
export const subcontractorKind: DirectoryKind<
  DirectorySubcontractor,
  SubcontractorValues & Record<string, unknown>
> = {
  resource: 'subcontractors',
  words: 'subcontractors',
  path: paths.subcontractors,
  pageOf: paths.subcontractorPage,
  createSchema: ({ subcontractorInputSchema }) => subcontractorInputSchema,
  updateSchema: ({ subcontractorUpdateSchema }) => subcontractorUpdateSchema,
  valuesOf: subcontractorValues,
  labels: subcontractorLabels,
  Fields: SubcontractorFields,
  stillUsed: 'subcontractors.stillUsed',
  Collected: CollectedSubcontractor,
  collect: {
    found: 'global-subcontractors',
    collection: 'user-global-subcontractors',
    directory: 'subcontractors',
    idField: 'subcontractor_id',
    hasNotes: false,
  },
};
