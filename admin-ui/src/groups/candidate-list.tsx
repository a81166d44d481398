import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import { useCountries } from '../api/countries';
import type { DirectorySubcontractor } from '../api/types';
import { SelectPage, useRowSelection } from '../kit/select-cells';
import { useT } from '../i18n/use-t';
import { RateTag } from '../subcontractors/rate-tag';
import styles from './add-members.module.css';

/** Subcontractors to tick; what is ticked stays so on other pages and with other searches. */
export function CandidateList() {
  const t = useT();
  const { byId } = useCountries();
  const { data = [] } = useListContext<DirectorySubcontractor>();
  const selection = useRowSelection(data, () => true);
  return (
    <>
      <div className={styles['all']}>
        <SelectPage selection={selection} />
        <span aria-hidden="true">{t('common.list.selectAll')}</span>
      </div>
      <ul aria-label={t('groups.addMembers.list')}>
        {data.map((candidate) => (
          <li key={candidate.id}>
            <label className={styles['candidate']}>
              <Checkbox
                checked={selection.has(candidate)}
                slotProps={{ input: { readOnly: true } }}
                onClick={(event) => selection.toggle(candidate, event)}
              />
              <span className={styles['words']}>
                <span className={`${styles['name']} cut`}>{candidate.name}</span>
                <span className={`${styles['small']} cut`}>
                  {[candidate.city, byId(candidate.country_id)?.name].filter(Boolean).join(', ')}
                </span>
              </span>
              <RateTag rate={candidate.rate_type} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
