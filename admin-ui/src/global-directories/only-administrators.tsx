import { EmptyState } from '../components/empty-state';
import { HomeButton } from '../components/home-button';
import { PageHead } from '../components/page-head';
import { useT } from '../i18n/use-t';

/** In place of a global directory, for everybody who is no administrator. */
export function OnlyAdministrators({ words }: { words: 'globalClients' | 'globalSubcontractors' }) {
  const t = useT();
  return (
    <>
      <PageHead title={t(`${words}.title`)} />
      <div role="alert">
        <EmptyState
          title={t(`${words}.onlyAdministrators.title`)}
          text={t(`${words}.onlyAdministrators.text`)}
        >
          <HomeButton />
        </EmptyState>
      </div>
    </>
  );
}
