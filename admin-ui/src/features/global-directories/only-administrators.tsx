import { EmptyState } from '../../kit/components/empty-state';
import { HomeButton } from '../../kit/components/home-button';
import { PageHead } from '../../kit/components/page-head';
import { useT } from '../../kit/i18n/use-t';

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
