import Button from '@mui/material/Button';
import ListFilter from 'lucide-react/icons/list-filter';
import Users from 'lucide-react/icons/users';
import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ClientMailing } from '../api/types';
import { ChoiceMenu } from '../components/choice-menu';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { EnvelopePicture } from '../components/pictures';
import { DirectoryPage } from '../directory/directory-page';
import { ListSearch } from '../directory/list-search';
import { useFilters } from '../directory/use-filters';
import { useT } from '../i18n/use-t';
import { NoMailServer } from '../mail-text/no-mail-server';
import { paths } from '../paths';
import { MailingTable } from './mailing-table';

const pollMs = 2_000;

/** All e-mails to many clients, the latest first. */
export function MailingList() {
  const t = useT();
  return (
    <DirectoryPage
      title={t('mailings.title')}
      sort={{ field: 'sent_at', order: 'DESC' }}
      isAlive
      notice={<NoMailServer />}
      actions={
        <Button variant="outlined" component={Link} to={paths.clients}>
          <Icon of={Users} size={14} />
          {t('mailings.toClients')}
        </Button>
      }
      tools={
        <>
          <ListSearch label={t('mailings.search')} placeholder={t('mailings.searchPlaceholder')} />
          <OpenFilter />
        </>
      }
      empty={
        <EmptyState
          title={t('mailings.empty.title')}
          text={t('mailings.empty.text')}
          picture={<EnvelopePicture />}
        >
          <Button variant="contained" component={Link} to={paths.clients}>
            {t('mailings.empty.open')}
          </Button>
        </EmptyState>
      }
      nothing={<NothingFound />}
    >
      <Refresh />
      <MailingTable />
    </DirectoryPage>
  );
}

/** Reads the page again every other second while something on it is going out. */
function Refresh() {
  const { data = [], refetch } = useListContext<ClientMailing>();
  const isSending = data.some(({ counts }) => counts.waiting > 0);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isSending, refetch]);
  return null;
}

const choices = { all: undefined, open: true, done: false } as const;
type Choice = keyof typeof choices;

function OpenFilter() {
  const t = useT();
  const { filters, change } = useFilters();
  const names = Object.keys(choices) as Choice[];
  const value = names.find((name) => choices[name] === filters['is_open']) ?? 'all';
  return (
    <ChoiceMenu
      label={t('mailings.filter.label', { name: t(`mailings.filter.${value}`) })}
      icon={<Icon of={ListFilter} size={14} />}
      variant="outlined"
      value={value}
      options={names.map((name) => ({ value: name, label: t(`mailings.filter.${name}`) }))}
      onChoose={(name) => change({ is_open: choices[name] })}
    />
  );
}

function NothingFound() {
  const t = useT();
  const { clear } = useFilters();
  return (
    <EmptyState title={t('mailings.nothing.title')} text={t('mailings.nothing.text')}>
      <Button variant="outlined" onClick={clear}>
        {t('common.action.clear')}
      </Button>
    </EmptyState>
  );
}
