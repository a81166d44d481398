import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/empty-state';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';

/** The order is in a status that this version does not know. */
export function UnsupportedStatus({ status }: { status: number }) {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t('orders.unsupported.title')}</h1>
      <EmptyState title={t('orders.unsupported.title')} text={t('orders.unsupported.value', { status })}>
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('orders.back')}
        </Button>
      </EmptyState>
    </>
  );
}
