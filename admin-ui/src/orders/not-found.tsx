import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/empty-state';
import { useDocumentTitle } from '../components/page-head';
import { TrayPicture } from '../components/pictures';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';

/** No such order, or not one of this company. */
export function NotFound() {
  const t = useT();
  useDocumentTitle(t('orders.notFound.text'));
  return (
    <>
      <h1 className="visually-hidden">{t('orders.notFound.text')}</h1>
      <EmptyState
        title={t('orders.notFound.title')}
        text={`${t('orders.notFound.text')}. ${t('orders.notFound.why')}`}
        picture={<TrayPicture />}
      >
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('orders.back')}
        </Button>
      </EmptyState>
    </>
  );
}
