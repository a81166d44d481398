import { Link } from 'react-router-dom';
import { useMe } from '../../api/session';
import { Note } from '../../components/note';
import { useT, type MessageKey } from '../../i18n/use-t';
import { paths } from '../../paths';
import { useOrder } from '../order-context';
import type { Missing } from '../queries/types';
import type { InvoiceWarning } from './invoice-queries';
import styles from './invoices.module.css';

const fieldKeys = {
  name: 'invoices.field.name',
  company_name: 'invoices.field.company_name',
  address: 'invoices.field.address',
  city: 'invoices.field.city',
  post_code: 'invoices.field.post_code',
  country_id: 'invoices.field.country_id',
  email: 'invoices.field.email',
  nip: 'invoices.field.nip',
  organization_number: 'invoices.field.organization_number',
} as const satisfies Record<string, MessageKey>;

const hasName = (field: string): field is keyof typeof fieldKeys => Object.hasOwn(fieldKeys, field);

/** What stands against an invoice, each with the way to where it is mended. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const t = useT();
  const isOwner = useMe().user_companies.some((company) => company.is_owner);
  if (missing.length === 0) return null;
  return (
    <Note tone="warn">
      {t('invoices.missing')}
      <ul className={styles['missing']}>
        {missing.map(({ code, message, fields = [] }) => (
          <li key={code}>
            {[message, fields.map((field) => (hasName(field) ? t(fieldKeys[field]) : field)).join(', ')]
              .filter(Boolean)
              .join(': ')}{' '}
            {code === 'seller_data_incomplete' && isOwner && (
              <Link to={paths.settings('invoice')}>{t('invoices.openSettings')}</Link>
            )}
            {code === 'buyer_data_incomplete' && <ClientLink />}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What deserves a look before an invoice is issued; none of it stands against it. */
export function WarningList({ warnings }: { warnings: readonly InvoiceWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Note tone="warn">
      <ul className={styles['missing']}>
        {warnings.map(({ code, message }) => (
          <li key={code}>
            {message} {code === 'buyer_tax_number_missing' && <ClientLink />}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function ClientLink() {
  const t = useT();
  const { client_id: id } = useOrder().order;
  return id === null ? null : <Link to={paths.client(id)}>{t('invoices.openClient')}</Link>;
}
