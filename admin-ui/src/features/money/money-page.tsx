import Button from '@mui/material/Button';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { Icon } from '../../kit/components/icon';
import { LinkTabs } from '../../kit/components/link-tabs';
import { PageHead } from '../../kit/components/page-head';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { ExportDialog } from './export-dialog';
import { Margins } from './margins';
import { useKsefViews, useMoneyFilters } from './money-queries';
import { Payables } from './payables';
import { ReceivedInvoices } from './received-invoices';
import { Receivables } from './receivables';
import { UnsentInvoices } from './unsent-invoices';
import styles from './money.module.css';

/** Those of KSeF last: they come once it is known that there is anything in them. */
const views = ['receivables', 'payables', 'margins', 'unsent', 'ksef'] as const;

/** What clients owe, what subcontractors get, and what is left. */
export function MoneyPage() {
  return (
    <LateTexts of="orders">
      <LateTexts>
        <Money />
      </LateTexts>
    </LateTexts>
  );
}

function Money() {
  const t = useT();
  const me = useMe();
  const filters = useMoneyFilters();
  const [isExporting, setExporting] = useState(false);
  const view = views.find((one) => one === filters.value('view')) ?? 'receivables';
  const shown = { receivables: true, payables: true, margins: true, ...useKsefViews(), [view]: true };
  const isOwner = me.user_companies.some(({ is_owner }) => is_owner);
  return (
    <>
      <PageHead
        title={t('money.title')}
        actions={
          isOwner && (
            <Button
              variant="outlined"
              startIcon={<Icon of={FileDown} size={14} />}
              onClick={() => setExporting(true)}
            >
              {t('money.export.button')}
            </Button>
          )
        }
      >
        <LinkTabs label={t('money.views')} className={styles['tabs']}>
          {views
            .filter((one) => shown[one])
            .map((one) => (
              <Link key={one} to={`?view=${one}`} aria-current={one === view ? 'page' : undefined}>
                {t(`money.view.${one}`)}
              </Link>
            ))}
        </LinkTabs>
      </PageHead>
      {view === 'receivables' && <Receivables filters={filters} />}
      {view === 'payables' && <Payables filters={filters} />}
      {view === 'ksef' && <ReceivedInvoices filters={filters} />}
      {view === 'unsent' && <UnsentInvoices filters={filters} />}
      {view === 'margins' && <Margins filters={filters} />}
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </>
  );
}
