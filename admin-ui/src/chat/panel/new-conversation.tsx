import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';
import { useMe } from '../../api/session';
import { ErrorState } from '../../components/error-state';
import { SkeletonRows } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { useUserSearch } from '../chat-queries';
import { showInChat, type Partner } from '../chat-store';
import styles from './chat-panel.module.css';
import { PartnerAvatar } from './partner-avatar';

const pauseMs = 300;

/** Finds somebody to write to. */
export function NewConversation() {
  const t = useT();
  const id = useId();
  const { is_admin } = useMe();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const { data, error, isFetching, refetch } = useUserSearch(query);

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const found = query === '' ? [] : (data?.items ?? []);
  const people = found.map(({ id: userId, name, email, is_online }): Partner & { email: string } => ({
    id: userId,
    name,
    email,
    isOnline: is_online,
  }));
  const open = (partner: Partner) => showInChat({ at: 'thread', partner });
  return (
    <>
      <div className={styles['search']}>
        <label htmlFor={id}>{t('chat.search.label')}</label>
        <OutlinedInput
          id={id}
          autoFocus
          fullWidth
          size="small"
          autoComplete="off"
          placeholder={t('chat.search.placeholder')}
          value={text}
          inputProps={{ maxLength: 200, 'aria-describedby': `${id}-hint` }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && people[0] && query === text.trim()) open(people[0]);
            else if (event.key === 'Enter') setQuery(text.trim());
          }}
        />
        <p id={`${id}-hint`}>{t(is_admin ? 'chat.search.hintForAdministrators' : 'chat.search.hint')}</p>
      </div>
      <div className={styles['scroll']}>
        {error && query !== '' && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && isFetching && !data && <SkeletonRows rows={3} height={56} />}
        <div role="status" className={people.length > 0 ? 'visually-hidden' : styles['nobody']}>
          {data && query !== '' && people.length === 0 && (
            <>
              <b>{t('chat.search.none')}</b>
              <span>{t(is_admin ? 'chat.search.nobody' : 'chat.search.noneText', { query })}</span>
            </>
          )}
          {people.length > 0 && t('chat.search.found', { smart_count: people.length })}
        </div>
        <ul className={styles['list']}>
          {people.map((partner) => (
            <li key={partner.id}>
              <button type="button" className={styles['row']} onClick={() => open(partner)}>
                <PartnerAvatar name={partner.name} isOnline={partner.isOnline ?? false} />
                <span className={styles['rowText']}>
                  <b className="cut">{partner.name}</b>
                  <span className="cut">{partner.email}</span>
                </span>
                {partner.isOnline && <span className="visually-hidden">, {t('chat.online')}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
