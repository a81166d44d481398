import { useMe } from '../../kit/api/session';
import { EmptyState } from '../../kit/components/empty-state';
import { HomeButton } from '../../kit/components/home-button';
import { PageHead } from '../../kit/components/page-head';
import { useT } from '../../kit/i18n/use-t';
import { ToolsPage } from './tools-page';

/** Tools with which administrators try the product out. */
export function TestTools() {
  const me = useMe();
  return me.is_admin ? <ToolsPage /> : <OnlyAdministrators />;
}

function OnlyAdministrators() {
  const t = useT();
  return (
    <>
      <PageHead title={t('testTools.title')} />
      <div role="alert">
        <EmptyState
          title={t('testTools.onlyAdministrators.title')}
          text={t('testTools.onlyAdministrators.text')}
        >
          <HomeButton />
        </EmptyState>
      </div>
    </>
  );
}
