import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { useMe } from '../../kit/api/session';
import { DateTime } from '../../kit/components/date-time';
import { NothingMatches } from '../../kit/records/nothing-found';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { PageHead } from '../../kit/components/page-head';
import { ReasonButton } from '../../kit/components/reason-button';
import { useLocale } from '../../kit/i18n/locale-provider';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { findClients } from './find-clients';
import { sampleClients, type SampleClient } from './sample-clients';
import styles from './client-list.module.css';

/** A sample of a client list, for administrators: fixed data that nothing can be done with. */
export function ClientListPage() {
  return (
    <LateTexts>
      <ForAdministrators />
    </LateTexts>
  );
}

function ForAdministrators() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <SampleList />;
  return (
    <OnlyAdministrators
      page={t('clientList.title')}
      title={t('clientList.onlyAdministrators.title')}
      text={t('clientList.onlyAdministrators.text')}
    />
  );
}

function SampleList() {
  const t = useT();
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const found = findClients(sampleClients, wanted, locale);
  const sample = t('clientList.sample');
  const clear = () => {
    setTyped('');
    setWanted('');
  };
  return (
    <>
      <PageHead
        title={t('clientList.title')}
        count={found.length}
        actions={
          <ReasonButton variant="contained" reason={sample}>
            <Icon of={Plus} />
            {t('clientList.add')}
          </ReasonButton>
        }
      >
        <form
          role="search"
          className={styles['tools']}
          onSubmit={(event) => {
            event.preventDefault();
            setWanted(typed);
          }}
        >
          <OutlinedInput
            value={typed}
            placeholder={t('clientList.searchPlaceholder')}
            onChange={(event) => setTyped(event.target.value)}
            startAdornment={<Icon of={Search} size={14} />}
            inputProps={{
              'aria-label': t('clientList.search'),
              'data-list-search': '',
              enterKeyHint: 'search',
            }}
            sx={{ minHeight: 32, height: 32, flex: '0 1 320px', minWidth: 0, fontSize: 13 }}
          />
          <Button type="submit" variant="outlined">
            {t('clientList.submit')}
          </Button>
        </form>
      </PageHead>
      <div className={styles['body']}>
        <Note>{t('clientList.note')}</Note>
        {found.length === 0 ? (
          <NothingMatches query={wanted} isFiltered={false} onClear={clear} />
        ) : (
          <ul className={styles['cards']} aria-label={t('clientList.title')}>
            {found.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function ClientCard({ client }: { client: SampleClient }) {
  const t = useT();
  const { locale } = useLocale();
  const { name, description, contact, phone, email, created } = client;
  const sample = t('clientList.sample');
  return (
    <li className={styles['card']}>
      <h2>{name}</h2>
      <p>{description[locale]}</p>
      <dl>
        <dt>
          <Icon of={User} size={14} />
          <span className="visually-hidden">{t('clientList.contact')}</span>
        </dt>
        <dd>{contact}</dd>
        <dt>
          <Icon of={Phone} size={14} />
          <span className="visually-hidden">{t('clientList.phone')}</span>
        </dt>
        <dd className="num">{phone}</dd>
        <dt>
          <Icon of={Mail} size={14} />
          <span className="visually-hidden">{t('clientList.email')}</span>
        </dt>
        <dd className="cut">{email}</dd>
      </dl>
      <footer>
        <span>
          {t('clientList.created')} <DateTime value={created} as="date" />
        </span>
        <ReasonButton
          size="small"
          variant="outlined"
          reason={sample}
          aria-label={t('clientList.viewOf', { name })}
        >
          {t('clientList.view')}
        </ReasonButton>
        <ReasonButton
          size="small"
          variant="outlined"
          reason={sample}
          aria-label={t('clientList.editOf', { name })}
        >
          {t('clientList.edit')}
        </ReasonButton>
      </footer>
    </li>
  );
}
