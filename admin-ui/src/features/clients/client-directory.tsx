import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { PageHead } from '../../kit/components/page-head';
import { EmptyState } from '../../kit/components/empty-state';
import { WarehousePicture } from '../../kit/components/pictures';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { ClientList } from './client-list';

/** The company's clients; administrators have none and are told so. */
export function ClientDirectory() {
  const me = useMe();
  return me.is_admin ? <NoticeForAdministrators /> : <ClientList />;
}

function NoticeForAdministrators() {
  const t = useT();
  return (
    <>
      <PageHead title={t('clients.title')} />
      <EmptyState
        title={t('clients.forAdministrators.title')}
        text={t('clients.forAdministrators.text')}
        picture={<WarehousePicture />}
      >
        <Button variant="contained" component={Link} to={paths.globalClients}>
          {t('clients.forAdministrators.open')}
        </Button>
      </EmptyState>
    </>
  );
}
