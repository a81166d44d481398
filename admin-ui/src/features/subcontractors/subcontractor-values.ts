import type { Subcontractor } from '../../kit/api/types';
import { poland } from '../../kit/directory/directory-kind';
import { phoneText } from '../../kit/format/phone';

/** The fields of the subcontractor form; named as in the API. */
export interface SubcontractorValues {
  name: string;
  email: string;
  phone: string;
  rate_type: Subcontractor['rate_type'];
  country_id: number | null;
  address: string;
  post_code: string;
  city: string;
  notes: string;
}

/** Fills the form of a subcontractor, or makes an empty one. */
export function subcontractorValues(
  subcontractor: Subcontractor | undefined,
): SubcontractorValues & Record<string, unknown> {
  return {
    name: subcontractor?.name ?? '',
    email: subcontractor?.email ?? '',
    phone: phoneText(subcontractor?.phone ?? ''),
    rate_type: subcontractor?.rate_type ?? 'Spot',
    country_id: subcontractor ? subcontractor.country_id : poland,
    address: subcontractor?.address ?? '',
    post_code: subcontractor?.post_code ?? '',
    city: subcontractor?.city ?? '',
    notes: subcontractor?.notes ?? '',
  };
}
