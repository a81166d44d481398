import { companyUpdateSchema } from '@frakto/sdk/forms';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Link } from 'react-router-dom';
import { api } from '../api/client';
import { getSession, startSession } from '../api/session';
import type { Schemas } from '../api/types';
import { Icon } from '../components/icon';
import { FormText } from '../form/form-text';
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';
import { NoMailServer } from '../mail-text/no-mail-server';
import { paths } from '../paths';
import { CompanyData } from './company-data/company-data';
import { Loaded } from './loaded';
import { isMailbox } from './mailbox';
import { OrderFormLink } from './order-form-link';
import { SecondFactorRule } from './second-factor-rule';
import { Section } from './section';
import { SettingsFormFrame } from './settings-form-frame';
import { readCompany, useForgetSettings } from './settings-queries';
import styles from './settings.module.css';
import { useSettingsForm, type Versioned } from './use-settings-form';

type Company = Schemas['CompanyDto'];
type CompanyValues = { name: string; email_name: string };

const versioned = ({ name, email_name, version }: Company): Versioned<CompanyValues> => ({
  values: { name, email_name },
  version,
});

/** The company's name, and the address from which its mail is sent. */
export function CompanyTab() {
  const t = useT();
  const query = useQuery({
    queryKey: ['user-company'],
    queryFn: ({ signal }) => readCompany(signal),
    staleTime: 0,
  });
  return (
    <Loaded query={query}>
      {(company) => (
        <>
          <Box sx={{ pt: 2, '&:empty': { display: 'none' } }}>
            <NoMailServer />
          </Box>
          <CompanyForm company={company} />
          <div className={styles['form']}>
            <OrderFormLink />
            <SecondFactorRule companyId={company.id} />
            <Section title={t('auditLog.section')} text={t('auditLog.sectionText')}>
              <Button variant="outlined" component={Link} to={paths.auditLog} sx={{ justifySelf: 'start' }}>
                <Icon of={ScrollText} size={14} />
                {t('auditLog.open')}
              </Button>
            </Section>
          </div>
          <CompanyData companyId={company.id} />
        </>
      )}
    </Loaded>
  );
}

function CompanyForm({ company }: { company: Company }) {
  const t = useT();
  const forget = useForgetSettings();
  const domain = company.sending_address.slice(company.sending_address.indexOf('@'));
  const editing = useSettingsForm<CompanyValues>({
    start: versioned(company),
    schema: companyUpdateSchema,
    empty: 'null',
    say: ({ field, code }) =>
      field === 'email_name' && code === 'invalid_format' ? t('landing.fault.emailName') : undefined,
    rules: ({ email_name }) =>
      email_name && !isMailbox(email_name) ? { email_name: t('landing.fault.sendingAddress') } : {},
    save: async (body, _values, version) => {
      const saved = await api.put('/companies/{id}', {
        params: { path: { id: company.id } },
        body: { ...(body as Schemas['CompanyUpdate']), version },
      });
      forget();
      rename(saved);
      return versioned(saved);
    },
    load: async () => versioned(await readCompany()),
    taken: { company_name_taken: 'name', email_name_taken: 'email_name' },
    done: t('settings.company.done'),
    failed: t('settings.failed'),
  });
  const sender = editing.form.watch('email_name').trim();
  return (
    <SettingsFormFrame
      label={t('settings.tab.company')}
      editing={editing}
      say={(field, value) => [t(`settings.company.${field}`), textOf(value)]}
    >
      <Section title={t('settings.company.nameTitle')} text={t('settings.company.nameText')}>
        <FormText
          name="name"
          label={t('settings.company.name')}
          required
          maxLength={200}
          autoComplete="organization"
        />
      </Section>
      <Section title={t('settings.company.sending')} text={t('settings.company.sendingText')}>
        <FormText
          name="email_name"
          label={t('settings.company.email_name')}
          required
          maxLength={64}
          hint={sender ? t('settings.company.sender', { address: sender + domain }) : undefined}
          end={<span style={{ color: 'var(--text-3)', whiteSpace: 'nowrap' }}>{domain}</span>}
        />
      </Section>
    </SettingsFormFrame>
  );
}

/** The menu shows the company's name as it was when the session began. */
function rename({ id, name }: Company): void {
  const session = getSession();
  if (!session) return;
  const user_companies = session.user.user_companies.map((one) =>
    one.company_id === id ? { ...one, company_name: name } : one,
  );
  startSession({ token: session.token, user: { ...session.user, user_companies } });
}
