import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { getSession, startSession, useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { Section } from '../../kit/components/section';
import { Segmented } from '../../kit/components/segmented';
import { useToast } from '../../kit/components/use-toast';
import { FormText } from '../../kit/form/form-text';
import { textOf } from '../../kit/form/use-field';
import { useT } from '../../kit/i18n/use-t';
import { useSendsMail } from '../../kit/mail-text/use-mail-toast';
import { paths } from '../../kit/paths';
import { FormLink } from '../form-link/form-link';
import { CompanyData } from './company-data/company-data';
import {
  Loaded,
  readCompany,
  settingsKey,
  useCompanySettings,
  useForgetSettings,
  usePeople,
  type Person,
} from './settings-queries';
import { isMailbox } from '../../kit/format/mailbox';
import { WebsiteForm } from './website-form';
import { SettingsFormFrame, useSettingsForm, type Versioned } from './settings-form-frame';
import styles from './settings.module.css';

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
        <div className={styles['whole']}>
          <Box sx={{ pt: 2, '&:empty': { display: 'none' } }}>
            <NoMailServer />
          </Box>
          <CompanyForm company={company} />
          <div className={styles['form']}>
            <Section title={t('settings.orderForm.title')} text={t('settings.orderForm.text')}>
              <FormLink />
            </Section>
            <Section title={t('settings.website.title')} text={t('settings.website.text')}>
              <WebsiteForm />
            </Section>
            <CarrierRule />
            <SecondFactorRule companyId={company.id} />
            <Section title={t('auditLog.section')} text={t('auditLog.sectionText')}>
              <Button variant="outlined" component={Link} to={paths.auditLog} sx={{ justifySelf: 'start' }}>
                <Icon of={ScrollText} size={14} />
                {t('auditLog.open')}
              </Button>
            </Section>
          </div>
          <CompanyData companyId={company.id} />
        </div>
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
    schema: ({ companyUpdateSchema }) => companyUpdateSchema,
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

/** Whether everybody of the company needs a second factor; stored with the click. */
function SecondFactorRule({ companyId }: { companyId: number }) {
  const t = useT();
  const query = useCompanySettings();
  return (
    <Section title={t('settings.secondFactor.title')} text={t('settings.secondFactor.text')}>
      <Loaded query={query}>
        {(settings) => (
          <SecondFactorChoice companyId={companyId} isRequired={settings.require_second_factor} />
        )}
      </Loaded>
    </Section>
  );
}

function SecondFactorChoice({ companyId, isRequired }: { companyId: number; isRequired: boolean }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const forget = useForgetSettings();
  const people = usePeople(companyId);
  const [pending, setPending] = useState<boolean | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  async function choose(require_second_factor: boolean): Promise<void> {
    setPending(require_second_factor);
    try {
      const settings = await api.put('/company-settings', { body: { require_second_factor } });
      forget();
      client.setQueryData(settingsKey, settings);
      toast.success(t(require_second_factor ? 'settings.secondFactor.on' : 'settings.secondFactor.off'));
    } catch (error) {
      toast.failure(t('settings.failed'), error, { retry: () => void choose(require_second_factor) });
    }
    setPending(null);
    setIsAsked(false);
  }

  return (
    <div className={styles['choice']} aria-busy={pending !== null}>
      <label>
        <input
          type="checkbox"
          checked={pending ?? isRequired}
          aria-describedby="second-factor-hint"
          onChange={(event) => {
            if (event.target.checked) setIsAsked(true);
            else void choose(false);
          }}
        />
        {t('settings.secondFactor.require')}
      </label>
      <span id="second-factor-hint" style={{ color: 'var(--text-3)', fontSize: 12 }}>
        {t('settings.secondFactor.hint')}
      </span>
      <ConfirmDialog
        open={isAsked}
        title={t('settings.secondFactor.askTitle')}
        confirmLabel={t('settings.secondFactor.askSubmit')}
        busy={pending !== null}
        onConfirm={() => void choose(true)}
        onClose={() => setIsAsked(false)}
      >
        <Concerned people={people.data?.items} />
      </ConfirmDialog>
    </div>
  );
}

/** Whom the rule holds up: those who work and have no second factor; the owner may be one of them. */
function Concerned({ people }: { people: readonly Person[] | undefined }) {
  const t = useT();
  const me = useMe();
  if (!people) return <>{t('settings.secondFactor.askUnknown')}</>;
  const without = people.filter((one) => one.state !== 'inactive' && one.has_second_factor === false);
  const count = without.length;
  if (count === 0) return <>{t('settings.secondFactor.askNobody')}</>;
  return (
    <>
      {t('settings.secondFactor.askText', { smart_count: count, total: people.length })}
      {without.some(({ id }) => id === me.id) && <> {t('settings.secondFactor.askYou')}</>}
    </>
  );
}

const checks = ['off', 'warn', 'block'] as const;

/** What is done about carriers' papers when an order is sent; stored with the click. */
function CarrierRule() {
  const t = useT();
  const query = useCompanySettings();
  return (
    <Section title={t('settings.carrierCheck.title')} text={t('settings.carrierCheck.text')}>
      <Loaded query={query}>{(settings) => <CarrierChoice settings={settings} />}</Loaded>
    </Section>
  );
}

type CarrierSettings = Pick<Schemas['CompanySettings'], 'carrier_check' | 'carrier_papers_required'>;

function CarrierChoice({ settings }: { settings: CarrierSettings }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const forget = useForgetSettings();
  const [pending, setPending] = useState<Partial<CarrierSettings> | null>(null);
  const { carrier_check: check, carrier_papers_required: areDemanded } = { ...settings, ...pending };

  async function choose(changes: Partial<CarrierSettings>): Promise<void> {
    setPending(changes);
    try {
      const saved = await api.put('/company-settings', { body: changes });
      forget();
      client.setQueryData(settingsKey, saved);
      toast.success(t('settings.carrierCheck.done'));
    } catch (error) {
      toast.failure(t('settings.failed'), error, { retry: () => void choose(changes) });
    }
    setPending(null);
  }

  return (
    <>
      <Segmented
        label={t('settings.carrierCheck.title')}
        value={check}
        options={checks.map((value) => ({ value, label: t(`settings.carrierCheck.${value}`) }))}
        onChange={(value) => void choose({ carrier_check: value })}
      />
      <p className={styles['hint']}>{t(`settings.carrierCheck.hint.${check}`)}</p>
      <div className={styles['choice']} aria-busy={pending !== null}>
        <label>
          <input
            type="checkbox"
            checked={areDemanded}
            disabled={check === 'off'}
            onChange={({ target }) => void choose({ carrier_papers_required: target.checked })}
          />
          {t('settings.carrierCheck.required')}
        </label>
      </div>
    </>
  );
}

/** Tells a company that none of its mails leaves, where it sets up its sending address: the shell's line leads here. */
function NoMailServer() {
  const t = useT();
  if (useSendsMail()) return null;
  return <Note title={t('messages.noServer.title')}>{t('messages.noServer.text')}</Note>;
}
