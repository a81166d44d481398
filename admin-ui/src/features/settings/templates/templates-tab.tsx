import { emailTemplateTypeValues, type EmailTemplateType } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId, useState, type FormEvent } from 'react';
import { Link, Navigate, NavLink, Route, Routes, useParams } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { Icon } from '../../../kit/components/icon';
import { Section } from '../../../kit/components/section';
import { Tag } from '../../../kit/components/tag';
import { TextField } from '../../../kit/components/text-field';
import { useToast } from '../../../kit/components/use-toast';
import { FormText } from '../../../kit/form/form-text';
import { textOf } from '../../../kit/form/use-field';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import {
  Loaded,
  readSettings,
  settingsKey,
  useCompanySettings,
  useForgetSettings,
} from '../settings-queries';
import { SettingsFormFrame, useSettingsForm, type Versioned } from '../settings-form-frame';
import styles from '../settings.module.css';
import { TemplateEditor, useTemplates, type Template } from './template-editor';

const base = paths.settings('templates');

/** Not a mail, but a text that goes out with one. */
const terms = 'order-terms';

/** The kinds of mail, and the company's own text of one of them; which one, the address says. */
export function TemplatesTab() {
  const query = useTemplates();
  const settings = useCompanySettings();
  return (
    <Loaded query={query}>
      {(templates) => (
        <Loaded query={settings}>
          {(known) => (
            <Routes>
              <Route path=":type" element={<Master templates={templates} settings={known} />} />
              <Route path="*" element={<Master templates={templates} settings={known} />} />
            </Routes>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface MasterProps {
  templates: Template[];
  settings: Schemas['CompanySettings'];
}

function Master({ templates, settings }: MasterProps) {
  const t = useT();
  const wanted = useParams()['type'];
  const isBeside = useMediaQuery('(min-width: 1024px)', { noSsr: true });
  // Beside the list the first one is open until another is; without room for both there is the list alone.
  const open = wanted ?? (isBeside ? emailTemplateTypeValues[0] : undefined);
  const type = emailTemplateTypeValues.find((one) => one === open);
  const isTerms = wanted === terms;
  if (wanted !== undefined && !type && !isTerms) return <Navigate to={base} replace />;
  const ownOf = (one: EmailTemplateType) => templates.find(({ template_type }) => template_type === one);
  const unused = emailTemplateTypeValues.filter((one) => !isSentByProduct(one, settings));
  const entryOf = (one: EmailTemplateType) => (
    <li key={one}>
      <Link to={`${base}/${one}`} aria-current={one === type ? 'page' : undefined}>
        <span>
          <b>{t(`settings.templates.type.${one}`)}</b>
          <small>
            {t(`settings.templates.use.${one}`)}
            {!isSentByProduct(one, settings) && `. ${t('settings.templates.sending.isOff')}`}
          </small>
        </span>
        {ownOf(one) && <Tag tone="fast">{t('settings.templates.own')}</Tag>}
      </Link>
    </li>
  );
  return (
    <div className={styles['master']} data-open={wanted !== undefined}>
      <nav className={styles['templateList']} aria-label={t('settings.templates.list')}>
        <p>{t('settings.templates.intro')}</p>
        <ul>
          {emailTemplateTypeValues.filter((one) => isSentByProduct(one, settings)).map(entryOf)}
          <li>
            <NavLink to={`${base}/${terms}`}>
              <span>
                <b>{t('orderTerms.title')}</b>
                <small>{t('orderTerms.use')}</small>
              </span>
            </NavLink>
          </li>
        </ul>
        {unused.length > 0 && (
          <details open={type !== undefined && unused.includes(type)}>
            <summary>
              {t('settings.templates.unused')} <span className="num">{unused.length}</span>
            </summary>
            <ul>{unused.map(entryOf)}</ul>
          </details>
        )}
      </nav>
      <div className={styles['templateDetail']}>
        {wanted !== undefined && (
          <Link to={base} className={styles['back']}>
            <Icon of={ArrowLeft} size={14} />
            {t('settings.templates.back')}
          </Link>
        )}
        {isTerms && (
          <>
            <h2>{t('orderTerms.title')}</h2>
            <p>{t('orderTerms.text')}</p>
            <OrderTerms />
          </>
        )}
        {type && (
          <>
            <h2>{t(`settings.templates.type.${type}`)}</h2>
            {isSentByProduct(type, settings) && (
              <p>{t(ownOf(type) ? 'settings.templates.ownText' : 'settings.templates.builtInText')}</p>
            )}
            <SentByItself type={type} settings={settings} />
            <TemplateEditor
              key={type}
              type={type}
              own={ownOf(type)}
              isSent={isSentByProduct(type, settings)}
            />
          </>
        )}
      </div>
    </div>
  );
}

type Settings = Schemas['CompanySettings'];
type Sending = Pick<
  Schemas['CompanySettingsUpdate'],
  'send_order_acceptance' | 'create_order_on_acceptance' | 'follow_up_days'
>;

/** Days without an answer to begin with; the API says how many there may be. */
const usualDays = 3;
const mostDays = 60;

/** Whether mails of a kind go out at all: confirmations of orders and reminders do once the company wants them to. */
function isSentByProduct(type: EmailTemplateType, settings: Settings): boolean {
  if (type === 'order_acceptance') return settings.send_order_acceptance;
  return type !== 'follow_up' || settings.follow_up_days !== null;
}

function useSaveSending() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const forget = useForgetSettings();
  return useMutation({
    mutationFn: (body: Sending) => api.put('/company-settings', { body }),
    // What is being read meanwhile would come back over what was stored.
    onMutate: () => client.cancelQueries({ queryKey: settingsKey }),
    onSuccess: (settings, body) => {
      forget();
      client.setQueryData(settingsKey, settings);
      toast.success(t(saidOf(body)));
    },
    onError: (error) => toast.failure(t('settings.failed'), error),
  });
}

function saidOf({ send_order_acceptance, create_order_on_acceptance, follow_up_days }: Sending): MessageKey {
  if (create_order_on_acceptance !== undefined)
    return `settings.templates.sending.${create_order_on_acceptance ? 'byAcceptanceOn' : 'byAcceptanceNo'}`;
  const isOn = send_order_acceptance ?? follow_up_days !== null;
  return isOn ? 'settings.templates.sending.on' : 'settings.templates.sending.off';
}

/** Whether mails of the kind go out by themselves, where that is for the company to say; stored with the click. */
function SentByItself({ type, settings }: { type: EmailTemplateType; settings: Settings }) {
  if (type === 'order_acceptance') {
    const { create_order_on_acceptance: isCreated, send_order_acceptance: isSent } = settings;
    return (
      <>
        {/* Whether the client's yes creates the order, of which the mail tells. */}
        <SendingChoice
          setting="create_order_on_acceptance"
          isOn={isCreated}
          label="settings.templates.sending.byAcceptance"
          hint={
            isCreated
              ? 'settings.templates.sending.byAcceptanceHint'
              : 'settings.templates.sending.byAcceptanceOff'
          }
        />
        <SendingChoice
          setting="send_order_acceptance"
          isOn={isSent}
          label="settings.templates.sending.acceptance"
          hint={
            isSent ? 'settings.templates.sending.acceptanceHint' : 'settings.templates.sending.acceptanceOff'
          }
        />
      </>
    );
  }
  if (type === 'follow_up') return <FollowUpChoice days={settings.follow_up_days} />;
  return null;
}

interface ChoiceProps {
  /** What the box stores. */
  setting: 'create_order_on_acceptance' | 'send_order_acceptance';
  isOn: boolean;
  label: MessageKey;
  hint: MessageKey;
}

/** A box that is stored with the click; while it is, it shows what was clicked. */
function SendingChoice({ setting, isOn, label, hint }: ChoiceProps) {
  const t = useT();
  const id = useId();
  const save = useSaveSending();
  return (
    <div className={styles['sending']} aria-busy={save.isPending}>
      <label>
        <input
          type="checkbox"
          checked={(save.isPending ? save.variables[setting] : undefined) ?? isOn}
          aria-describedby={id}
          onChange={({ target }) => save.mutate({ [setting]: target.checked })}
        />
        {t(label)}
      </label>
      <small id={id}>{t(hint)}</small>
    </div>
  );
}

function FollowUpChoice({ days }: { days: number | null }) {
  const t = useT();
  const id = useId();
  const save = useSaveSending();
  const [typed, setTyped] = useState(String(days ?? usualDays));
  const isOn = days !== null;
  const wanted = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = wanted < 1 || wanted > mostDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && wanted !== days) save.mutate({ follow_up_days: wanted });
  };
  return (
    <div className={styles['sending']} aria-busy={save.isPending}>
      <label>
        <input
          type="checkbox"
          checked={save.isPending ? save.variables.follow_up_days !== null : isOn}
          aria-describedby={id}
          onChange={({ target }) => {
            setTyped(String(usualDays));
            save.mutate({ follow_up_days: target.checked ? usualDays : null });
          }}
        />
        {t('settings.templates.sending.followUp')}
      </label>
      {isOn && (
        <form noValidate className={styles['days']} onSubmit={submit}>
          <TextField
            label={t('settings.templates.sending.days')}
            value={typed}
            inputMode="numeric"
            error={isWrong}
            helperText={isWrong ? t('settings.templates.sending.daysFault') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={isWrong || wanted === days}
            loading={save.isPending}
          >
            {t('common.action.save')}
          </Button>
        </form>
      )}
      <small id={id}>
        {t(isOn ? 'settings.templates.sending.followUpHint' : 'settings.templates.sending.followUpOff')}
      </small>
    </div>
  );
}

const languages = ['pl', 'no', 'en'] as const;
type Language = (typeof languages)[number];
type TermsValues = Record<Language, string>;

const versioned = ({ order_terms: { pl, no, en }, version }: Settings): Versioned<TermsValues> => ({
  values: { pl: pl ?? '', no: no ?? '', en: en ?? '' },
  version,
});

/** The company's own terms of orders to carriers, by the language in which a carrier reads them. */
function OrderTerms() {
  return <Loaded query={useCompanySettings()}>{(settings) => <TermsForm settings={settings} />}</Loaded>;
}

function TermsForm({ settings }: { settings: Settings }) {
  const t = useT();
  const forget = useForgetSettings();
  const builtIn = settings.built_in_order_terms;
  const editing = useSettingsForm<TermsValues>({
    start: versioned(settings),
    schema: ({ ownOrderTermsInputSchema }) => ownOrderTermsInputSchema,
    empty: 'null',
    save: async (body, _values, version) => {
      const order_terms = body as Schemas['OwnOrderTermsInput'];
      const saved = await api.put('/company-settings', { body: { order_terms, version } });
      forget();
      return versioned(saved);
    },
    load: async () => versioned(await readSettings()),
    done: t('orderTerms.done'),
    failed: t('settings.failed'),
  });
  const { form } = editing;
  const labelOf = (language: Language) => t(`orderTerms.field.${language}`);
  const startFrom = (language: Language) => {
    form.setValue(language, builtIn[language], { shouldDirty: true, shouldValidate: true });
    form.setFocus(language);
  };
  return (
    <SettingsFormFrame
      label={t('orderTerms.title')}
      editing={editing}
      say={(field, value) => [labelOf(field), textOf(value)]}
    >
      {languages.map((language) => (
        <Section
          key={language}
          title={t(`orderTerms.language.${language}.title`)}
          text={t(`orderTerms.language.${language}.text`)}
        >
          <div className={styles['terms']}>
            <FormText name={language} label={labelOf(language)} rows={5} maxLength={10_000} />
            {!form.watch(language).trim() && (
              <details className={styles['builtIn']}>
                <summary>{t('orderTerms.builtIn')}</summary>
                <ol lang={language}>
                  {builtIn[language].split('\n').map((paragraph) => (
                    <li key={paragraph}>{paragraph}</li>
                  ))}
                </ol>
                <Button size="small" variant="outlined" onClick={() => startFrom(language)}>
                  {t('orderTerms.start')}
                </Button>
              </details>
            )}
          </div>
        </Section>
      ))}
    </SettingsFormFrame>
  );
}
