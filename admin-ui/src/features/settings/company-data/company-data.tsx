import styles from './company-data.module.css';
import { EraseSection } from './erase-section';
import { ExportSection } from './export-section';

/** What an owner does with the company's data as a whole: taking them along, and erasing a person's. */
export function CompanyData({ companyId }: { companyId: number }) {
  return (
    <div className={styles['data']}>
      <ExportSection companyId={companyId} />
      <EraseSection />
    </div>
  );
}
