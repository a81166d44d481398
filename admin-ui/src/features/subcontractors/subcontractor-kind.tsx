import type { DirectorySubcontractor } from '../../kit/api/types';
import type { DirectoryKind } from '../../kit/directory/directory-kind';
import { paths } from '../../kit/paths';
import { CollectedSubcontractor } from './collected-subcontractor';
import { SubcontractorFields } from './subcontractor-fields';
import { subcontractorLabels, subcontractorValues, type SubcontractorValues } from './subcontractor-values';

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
