import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { ErrorState } from '../components/error-state';
import { PageHead } from '../components/page-head';
import { SkeletonLines } from '../components/skeletons';
import { LateTexts } from '../i18n/late-texts';
import { useT } from '../i18n/use-t';
import { CreateCompany } from './create-company';
import { InvitationCard } from './invitation-card';
import styles from './no-company.module.css';

const invitationsKey = ['invitations'] as const;

/** For a user who belongs to no company: who has invited them, and the way to a company of their own. */
export function NoCompany() {
  return (
    <LateTexts>
      <WaysToCompany />
    </LateTexts>
  );
}

function WaysToCompany() {
  const t = useT();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => api.get('/invitations', { signal }),
    // Somebody waits here for an invitation.
    refetchInterval: 30_000,
  });
  const answered = () => void client.invalidateQueries({ queryKey: invitationsKey });
  return (
    <>
      <PageHead title={t('noCompany.title')} />
      <div className={styles['page']}>
        <p className={styles['lead']}>{t('noCompany.text')}</p>
        <section aria-labelledby="invitations">
          <h2 id="invitations">{t('noCompany.invitations')}</h2>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <SkeletonLines lines={2} />}
          {data?.items.length === 0 && <p className={styles['none']}>{t('noCompany.none')}</p>}
          {data && data.items.length > 0 && (
            <ul className={styles['invitations']}>
              {data.items.map((invitation) => (
                <InvitationCard key={invitation.id} invitation={invitation} onAnswered={answered} />
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="own-company">
          <h2 id="own-company">{t('noCompany.own')}</h2>
          <p>{t('noCompany.ownText')}</p>
          <CreateCompany />
        </section>
      </div>
    </>
  );
}
