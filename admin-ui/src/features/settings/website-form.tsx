import type { UiLanguage } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Link2 from 'lucide-react/icons/link-2';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState, type FormEvent } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { problemOf, useDescribeFailure } from '../../kit/api/use-describe-failure';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { LanguageSwitch } from '../../kit/components/language-switch';
import { Segmented } from '../../kit/components/segmented';
import { useCopy } from '../../kit/components/use-copy';
import { useToast } from '../../kit/components/use-toast';
import { FormContent, FormWindow } from '../../kit/form/form-dialog';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';

type Form = Schemas['EmbeddedForm'];
type Theme = Form['theme'];
type Kind = Schemas['EmbeddedFormKind'];

const kinds = ['request', 'carrier'] as const satisfies readonly Kind[];

const queryKey = ['embedded-form'];
const themes = ['auto', 'light', 'dark'] as const satisfies readonly Theme[];
/** What the colour field begins with: the product's own. */
const ownAccent = '#05606e';

interface Values {
  is_on: boolean;
  takes_carriers: boolean;
  /** One in a line. */
  sites: string;
  confirm_requests: boolean;
  accent: string | null;
  theme: Theme;
}

const valuesOf = ({ is_on, takes_carriers, sites, confirm_requests, accent, theme }: Form): Values => ({
  is_on,
  takes_carriers,
  sites: sites.join('\n'),
  confirm_requests,
  accent,
  theme,
});

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The request form on the company's own website, for people whom nobody knows yet. */
export function WebsiteForm() {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/embedded-form', { signal }),
    staleTime: 0,
  });
  return (
    <Loaded query={query}>
      {(form) => (
        <Parts>
          <Choices key={form.updated_at ?? ''} form={form} />
          {form.code && <Snippet form={form} code={form.code} />}
        </Parts>
      )}
    </Loaded>
  );
}

/** What can be set of the form, kept by one button. */
function Choices({ form }: { form: Form }) {
  const t = useT();
  const toast = useToast();
  const describe = useDescribeFailure();
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(form));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(form));
  const guard = useUnsavedGuard(isDirty);
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const sites = linesOf(values.sites);
  const wrong = (problemOf(fault)?.errors ?? []).flatMap(
    ({ field }) => sites[Number(/^sites\[(\d+)\]$/.exec(field)?.[1] ?? -1)] ?? [],
  );

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      const saved = await api.put('/embedded-form', { body: { ...values, sites } });
      client.setQueryData(queryKey, saved);
      toast.success(t('settings.website.done'));
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  }

  return (
    <Parts
      as="form"
      aria-label={t('settings.website.title')}
      onSubmit={(event: FormEvent) => void save(event)}
    >
      <div className={styles['choice']}>
        <label>
          <input
            type="checkbox"
            checked={values.is_on}
            onChange={(event) => change({ is_on: event.target.checked })}
          />
          {t('settings.website.isOn')}
        </label>
      </div>
      <div className={styles['choice']}>
        <label>
          <input
            type="checkbox"
            checked={values.takes_carriers}
            aria-describedby="website-carriers-hint"
            onChange={(event) => change({ takes_carriers: event.target.checked })}
          />
          {t('settings.website.takesCarriers')}
        </label>
        <span id="website-carriers-hint" style={{ color: 'var(--text-3)', fontSize: 12 }}>
          {t('settings.website.takesCarriersHint')}
        </span>
      </div>
      <TextField
        label={t('settings.website.sites')}
        helperText={
          wrong.length > 0
            ? t('settings.website.wrongSites', { sites: wrong.join(', ') })
            : t('settings.website.sitesHint')
        }
        error={wrong.length > 0}
        multiline
        minRows={2}
        value={values.sites}
        placeholder="https://www.example.com"
        onChange={(event) => change({ sites: event.target.value })}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 4000 } }}
      />
      {(values.is_on || values.takes_carriers) && sites.length === 0 && (
        <Note tone="warn">{t('settings.website.noSites')}</Note>
      )}
      <div className={styles['choice']}>
        <label>
          <input
            type="checkbox"
            checked={values.confirm_requests}
            aria-describedby="website-confirm-hint"
            onChange={(event) => change({ confirm_requests: event.target.checked })}
          />
          {t('settings.website.confirm')}
        </label>
        <span id="website-confirm-hint" style={{ color: 'var(--text-3)', fontSize: 12 }}>
          {t('settings.website.confirmHint')}
        </span>
      </div>
      <Segmented
        label={t('settings.website.theme')}
        value={values.theme}
        options={themes.map((value) => ({ value, label: t(`settings.website.themes.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <div className={styles['choice']}>
        <label>
          <input
            type="checkbox"
            checked={values.accent !== null}
            onChange={(event) => change({ accent: event.target.checked ? ownAccent : null })}
          />
          {t('settings.website.ownColour')}
        </label>
      </div>
      {values.accent !== null && (
        <Colour>
          <input
            type="color"
            aria-label={t('settings.website.colour')}
            value={values.accent}
            onChange={(event) => change({ accent: event.target.value })}
          />
          <code>{values.accent}</code>
        </Colour>
      )}
      {fault !== null && wrong.length === 0 && (
        <Note tone="bad" role="alert">
          {describe(fault).text}
        </Note>
      )}
      <Row>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={busy}>
          {t('settings.website.save')}
        </Button>
        <span role="status" className={styles['hint']}>
          {isDirty ? t('settings.unsaved') : ''}
        </span>
      </Row>
      {guard.dialog}
    </Parts>
  );
}

/** The line that a website keeps in its source, a look at the form, and another code. */
function Snippet({ form, code }: { form: Form; code: string }) {
  const t = useT();
  const copy = useCopy();
  const [lang, setLang] = useState<UiLanguage>(useLocale().locale);
  const [kind, setKind] = useState<Kind>(form.is_on || !form.takes_carriers ? 'request' : 'carrier');
  const [isBare, setIsBare] = useState(false);
  const [open, setOpen] = useState<'preview' | 'renew' | null>(null);
  const snippet = `<script src="${form.script_url}" data-company="${code}"${kind === 'carrier' ? ' data-form="carrier"' : ''} data-language="${lang}"${isBare ? ' data-bare' : ''}></script>`;
  const isOn = kind === 'carrier' ? form.takes_carriers : form.is_on;
  return (
    <>
      <Segmented
        label={t('settings.website.form')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`settings.website.forms.${value}`) }))}
        onChange={setKind}
      />
      <Row>
        <LanguageSwitch label={t('settings.orderForm.language')} value={lang} onChange={setLang} />
        <label className={styles['hint']}>
          <input type="checkbox" checked={isBare} onChange={(event) => setIsBare(event.target.checked)} />{' '}
          {t('settings.website.bare')}
        </label>
      </Row>
      <TextField
        label={t('settings.website.snippet')}
        helperText={t('settings.website.snippetHint')}
        value={snippet}
        multiline
        onFocus={(event) => event.target.select()}
        slotProps={{
          input: { readOnly: true, style: { fontFamily: 'var(--mono)', fontSize: 12 } },
        }}
      />
      <Row>
        <Button
          variant="contained"
          onClick={() =>
            copy(snippet, {
              done: t('settings.orderForm.codeCopied'),
              failed: t('settings.orderForm.notCopied'),
            })
          }
        >
          <Icon of={Copy} size={14} />
          {t('settings.website.copy')}
        </Button>
        <Button variant="outlined" disabled={!isOn} onClick={() => setOpen('preview')}>
          <Icon of={Eye} size={14} />
          {t('settings.website.preview')}
        </Button>
        {kind === 'carrier' && form.carrier_url && (
          <Button
            variant="outlined"
            onClick={() =>
              copy(`${form.carrier_url}?lang=${lang}`, {
                done: t('settings.website.linkCopied'),
                failed: t('settings.orderForm.notCopied'),
              })
            }
          >
            <Icon of={Link2} size={14} />
            {t('settings.website.copyLink')}
          </Button>
        )}
        <Button onClick={() => setOpen('renew')}>
          <Icon of={RefreshCw} size={14} />
          {t('settings.website.renew')}
        </Button>
      </Row>
      {open === 'preview' && (
        <FormWindow title={t('settings.website.preview')} width={720} onClose={() => setOpen(null)}>
          <FormContent>
            <Frame
              title={t('settings.website.preview')}
              src={`/${kind === 'carrier' ? 'carrier-form' : 'embed'}/${code}?lang=${lang}${isBare ? '&bare=1' : ''}`}
            />
          </FormContent>
        </FormWindow>
      )}
      <RenewQuestion open={open === 'renew'} onClose={() => setOpen(null)} />
    </>
  );
}

function RenewQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function renew(): Promise<void> {
    setBusy(true);
    try {
      client.setQueryData(queryKey, await api.post('/embedded-form/renew-code'));
      toast.success(t('settings.website.renewed'));
      onClose();
    } catch (error) {
      toast.failure(t('settings.failed'), error, { retry: () => void renew() });
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('settings.website.renewTitle')}
      confirmLabel={t('settings.website.renew')}
      busy={busy}
      onConfirm={() => void renew()}
      onClose={onClose}
    >
      {t('settings.website.renewText')}
    </ConfirmDialog>
  );
}

const Parts = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

const Colour = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& input': {
    width: 44,
    height: 28,
    padding: 0,
    border: '1px solid var(--line)',
    borderRadius: 'var(--r1)',
  },
  '& code': { color: 'var(--text-2)', fontSize: 12 },
});

const Frame = styled('iframe')({
  width: '100%',
  height: '70vh',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
});
