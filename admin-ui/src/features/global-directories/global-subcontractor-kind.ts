import type { Subcontractor } from '../../kit/api/types';
import type { DirectoryKind } from '../../kit/directory/directory-kind';
import { paths } from '../../kit/paths';
import { SubcontractorFields } from '../subcontractors/subcontractor-fields';
import {
  subcontractorValues,
  type SubcontractorValues,
  subcontractorLabels,
} from '../subcontractors/subcontractor-values';

/** The subcontractors of the global database. */
export const globalSubcontractorKind: DirectoryKind<
  Subcontractor,
  SubcontractorValues & Record<string, unknown>
> = {
  resource: 'admin-global-subcontractors',
  words: 'globalSubcontractors',
  path: paths.globalSubcontractors,
  createSchema: ({ subcontractorInputSchema }) => subcontractorInputSchema,
  updateSchema: ({ subcontractorUpdateSchema }) => subcontractorUpdateSchema,
  valuesOf: subcontractorValues,
  labels: subcontractorLabels,
  Fields: SubcontractorFields,
  stillUsed: 'subcontractors.stillUsed',
};
