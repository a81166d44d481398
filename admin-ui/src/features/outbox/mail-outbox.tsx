import { Route, Routes } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { EmptyState } from '../../kit/components/empty-state';
import { HomeButton } from '../../kit/components/home-button';
import { PageHead } from '../../kit/components/page-head';
import { EnvelopePicture } from '../../kit/components/pictures';
import { useT } from '../../kit/i18n/use-t';
import { MailDetail } from './mail-detail';
import { MailList } from './mail-list';
import { SetAsideMails } from './set-aside-mails';

/** The mails that the product has composed, for administrators: a list, and each with its content. */
export function MailOutbox() {
  const me = useMe();
  if (!me.is_admin) return <OnlyAdministrators />;
  return (
    <Routes>
      <Route path="set-aside" element={<SetAsideMails />} />
      <Route path=":id" element={<MailDetail />} />
      <Route path="*" element={<MailList />} />
    </Routes>
  );
}

function OnlyAdministrators() {
  const t = useT();
  return (
    <>
      <PageHead title={t('mail.title')} />
      <EmptyState
        title={t('mail.onlyAdministrators.title')}
        text={t('mail.onlyAdministrators.text')}
        picture={<EnvelopePicture />}
      >
        <HomeButton />
      </EmptyState>
    </>
  );
}
