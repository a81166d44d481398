import { mailLanguageValues, type EmailTemplateType, type MailLanguage } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import DOMPurify from 'dompurify';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { useDataProvider, useDelete, useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { ResourceName } from '../../../kit/api/resources';
import { useMe } from '../../../kit/api/session';
import type { Schemas } from '../../../kit/api/types';
import { ChoiceMenu } from '../../../kit/components/choice-menu';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useSettled } from '../../../kit/components/use-settled';
import { useToast } from '../../../kit/components/use-toast';
import { useRefresh } from '../../../kit/directory/use-refresh';
import { textOf } from '../../../kit/form/use-field';
import { useFormat } from '../../../kit/format/use-format';
import { useLocale } from '../../../kit/i18n/locale-provider';
import { useT } from '../../../kit/i18n/use-t';
import { houseFont } from '../../../kit/mail-text/house-font';
import { FormMailMessage, FormMailSubject } from '../../../kit/mail-text/form-mail-message';
import { dropFrameSizes, useFrameHeight } from '../../../kit/mail-text/use-frame-height';
import { mailPieces, subjectWithEnding } from '../../../kit/mail-text/mail-tokens';
import { asHtml } from '../../../kit/mail-text/plain-text';
import { plainTextOf } from '../../../kit/mail-text/plain-text';
import { SettingsFormFrame, useSettingsForm, type Versioned } from '../settings-form-frame';
import styles from '../settings.module.css';
import { partsOf, type PlaceholderKey } from './placeholders';

/** What stands in the preview for each placeholder; for the blocks it is HTML. */
type Samples = Readonly<Record<PlaceholderKey, string>>;

/** Whom a mail in a language is written to in its preview. */
const readers: Readonly<Record<MailLanguage, string>> = {
  pl: 'Jan Nowak',
  en: 'John Smith',
  no: 'Kari Nordmann',
  de: 'Erika Mustermann',
  fr: 'Jean Dupont',
  es: 'Juan Pérez',
  it: 'Mario Rossi',
};

const blocks: readonly PlaceholderKey[] = ['offerDetails', 'orderDetails'];

const looks = `
  body { margin: 0; padding: 20px 24px; background: #fff; color: #151d1f; font: 15px/1.6 'Inter Variable', Inter, system-ui, sans-serif; overflow-wrap: anywhere }
  p { margin: 0 0 14px } body > :last-child { margin-bottom: 0 } img { max-width: 100% } table { border-collapse: collapse } td, th { padding: 4px 8px; border: 1px solid #e0e2e3 }
  .sample { padding: 0 3px; border-radius: 3px; background: #ecf6f8; color: #005a68 }
  .block td { padding: 0; border: 0 }
  .link { color: #005a68; text-decoration: underline }
  .button { display: inline-block; padding: 10px 24px; border-radius: 8px; background: #05606e; color: #fff; font-weight: 600 }
  .unknown { padding: 0 3px; border-radius: 3px; background: #fdeeee; color: #ae2228 }`;

/** On a dark page: as the mail looks in a dark mail program, by the same marks in its table. */
const darkLooks = `
  :root { color-scheme: dark } body { background: #191c1d; color: #eaedee } td, th { border-color: #2e3335 }
  .sample { background: #1c2d31; color: #7ed4de } .link { color: #7ed4de } .button { background: #65bcc8; color: #011519 }
  .unknown { background: #3d1f1f; color: #fe9b98 }
  .pn { background: #141718 !important; border-color: #2e3335 !important } .ln { border-color: #2e3335 !important }
  .t { color: #eaedee !important } .t2 { color: #aab1b3 !important } .t3 { color: #9aa1a3 !important }
  .al { border-color: #2e545b !important } .dot, .dotf { border-color: #65bcc8 !important } .dotf { background: #65bcc8 !important }`;

/**
 * A page that shows a template as its mail will look, for a frame that runs nothing. What could run, load from elsewhere
 * or send is taken out; placeholders have samples in their place, and what only looks like one stays in sight.
 */
function previewDocument(body: string, samples: Samples, language: string, isDark: boolean): string {
  const content = DOMPurify.sanitize(asHtml(body), {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video'],
    FORBID_ATTR: ['id', 'class', 'name'],
  });
  dropFrameSizes(content);
  for (const link of content.querySelectorAll('a')) link.removeAttribute('href');
  // The mail will not have other pictures either.
  for (const picture of content.querySelectorAll('img:not([src^="https://"])')) picture.remove();
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const parts = partsOf(text.data);
    const isAlone = parts.length === 1 && text.parentNode?.childNodes.length === 1;
    text.replaceWith(...parts.map((part) => shown(part, samples, isAlone)));
  }
  // A paragraph holds no table: as in the mail, it takes its place.
  for (const block of content.querySelectorAll('p > .block:only-child')) {
    const paragraph = block.parentElement;
    if (paragraph?.textContent.trim() === block.textContent.trim()) paragraph.replaceWith(block);
  }
  const holder = document.createElement('div');
  holder.append(content);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>${houseFont()}${looks}${isDark ? darkLooks : ''}</style></head><body>${holder.innerHTML}</body></html>`;
}

/** @param isAlone whether the part is all that its paragraph holds: an address is a button there, in the mail as well */
function shown(part: ReturnType<typeof partsOf>[number], samples: Samples, isAlone: boolean): Node {
  if (part.kind === 'words') return document.createTextNode(part.text);
  if (part.kind === 'known' && blocks.includes(part.key)) {
    const block = document.createElement('div');
    block.className = 'block';
    block.append(DOMPurify.sanitize(samples[part.key], { RETURN_DOM_FRAGMENT: true }));
    return block;
  }
  const span = document.createElement('span');
  const isButton =
    part.kind === 'known' && (part.key === 'acceptanceLink' || (part.key === 'orderLink' && isAlone));
  span.className = isButton ? 'button' : classOf(part);
  span.textContent = part.kind === 'unknown' ? part.text : samples[isButton ? 'acceptanceLink' : part.key];
  return span;
}

function classOf(part: Exclude<ReturnType<typeof partsOf>[number], { kind: 'words' }>): string {
  if (part.kind === 'unknown') return 'unknown';
  return part.key === 'orderLink' ? 'link' : 'sample';
}

interface MailFrameProps {
  title: string;
  body: string;
  /** What the body is written in. */
  language: MailLanguage;
  /** What the mail's button says; empty while nobody knows it. */
  action: string;
  /** The table of a transport, as HTML; empty while nobody knows it. */
  details: string;
}

/** A template as its mail will look, in a frame that runs nothing and is as high as it. */
function MailFrame({ title, body, language, action, details }: MailFrameProps) {
  const t = useT();
  const me = useMe();
  const samples: Samples = {
    name: readers[language],
    company: me.user_companies[0]?.company_name ?? '',
    orderLink: t('settings.templates.sample.orderLink'),
    offerDetails: details,
    orderDetails: details,
    acceptanceLink: action,
  };
  const isDark = useColorScheme().colorScheme === 'dark';
  const page = previewDocument(body, samples, language, isDark);
  const { frame, height } = useFrameHeight(page);
  return (
    <iframe
      ref={frame}
      style={{ height }}
      title={title}
      // Of our origin, so that it may use our font; without scripts it can do nothing with that.
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      srcDoc={page}
    />
  );
}

interface BuiltInPreviewProps {
  type: EmailTemplateType;
  /** Whether it is what is sent now. */
  isSent: boolean;
  language: MailLanguage;
  onLanguage: (language: MailLanguage) => void;
  /** Takes its text, to go on from there; absent while that stands in the editor. */
  onStart?: ((words: TemplateValues) => void) | undefined;
}

/** The built-in text of a kind of mail, in the language that the reader chooses, and the way to begin with it. */
function BuiltInPreview({ type, isSent, language, onLanguage, onStart }: BuiltInPreviewProps) {
  const t = useT();
  const format = useFormat();
  const { data: text, error, refetch } = useBuiltInText(type, language);
  const caption = t(isSent ? 'settings.templates.sentNow' : 'settings.templates.builtInTitle');
  return (
    <figure className={styles['preview']}>
      <figcaption className={styles['previewHead']}>
        <span>{caption}</span>
        {text && onStart && (
          <Button size="small" variant="outlined" onClick={() => onStart(wordsOf(text))}>
            {t('settings.templates.startFrom')}
          </Button>
        )}
        <ChoiceMenu
          label={t('settings.templates.language', { name: format.language(language) })}
          text={format.language(language)}
          value={language}
          options={mailLanguageValues.map((value) => ({ value, label: format.language(value) }))}
          onChoose={onLanguage}
          end={<Icon of={ChevronDown} size={14} />}
        />
      </figcaption>
      {text && (
        <>
          <SubjectLine type={type} subject={text.subject} language={language} />
          <BodyShown>
            <MailFrame
              title={caption}
              body={text.body}
              language={language}
              action={text.action}
              details={text.sample_details}
            />
          </BodyShown>
        </>
      )}
      {!text &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={6} />)}
    </figure>
  );
}

type TemplateValues = { subject: string; body: string };

/** A text as it is edited: without its markup where it can do without. */
const wordsOf = ({ subject, body }: TemplateValues): TemplateValues => ({
  subject,
  body: plainTextOf(body) ?? body,
});

const mostCharacters = 20_000;

/** What goes into a text where its cursor stands. */
const inserts = ['name', 'company', 'orderLink', 'offerDetails', 'orderDetails', 'answerLink'] as const;

/** Elements, rather than words with a sign between them. */
const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/** Subject and text, with names in place of placeholders. */
function WordFields() {
  const t = useT();
  const { watch } = useFormContext<TemplateValues>();
  const body = textOf(watch('body'));
  return (
    <div className={styles['editor']} data-html={isHtml(body) || undefined}>
      <p className={styles['editorHead']}>{t('settings.templates.edited')}</p>
      <FormMailSubject
        label={t('settings.templates.subject')}
        hint={t('settings.templates.subjectHint')}
        optional
        inserts={['name', 'company']}
      />
      <FormMailMessage
        name="body"
        label={t('settings.templates.body')}
        hint={t('settings.templates.bodyHint')}
        isHtml={isHtml(body)}
        rows={12}
        placeholder={t('settings.templates.empty')}
        maxLength={mostCharacters}
        inserts={inserts}
      />
    </div>
  );
}

interface SubjectLineProps {
  type: EmailTemplateType;
  subject: string;
  language: MailLanguage;
}

/** The subject as it will arrive: with a sample of whom and of what the product adds to it. */
function SubjectLine({ type, subject, language }: SubjectLineProps) {
  const t = useT();
  const me = useMe();
  const samples = {
    name: readers[language],
    company: me.user_companies[0]?.company_name ?? '',
  };
  // A subject holds no other placeholder: what else looks like one arrives as it is written.
  const filled = mailPieces(subject)
    .map((piece) => {
      if ('words' in piece) return piece.words;
      const { token, placeholder } = piece;
      return token === 'name' || token === 'company' ? samples[token] : placeholder;
    })
    .join('');
  const number = type === 'invoice_sent' ? ' – FV 12/2026' : '';
  const ending = type === 'quote_request' ? '' : `${number} · #48: Gdańsk → Oslo`;
  const words = subjectWithEnding(filled, ending).slice(0, ending ? -ending.length : undefined);
  const id = useId();
  return (
    <div role="group" className={styles['shown']} aria-labelledby={id}>
      <span id={id}>{t('settings.templates.subject')}</span>
      <p>
        <span lang={language}>{words}</span>
        {ending && <span className={styles['added']}>{ending}</span>}
      </p>
    </div>
  );
}

/** The text as it will arrive, with its label. */
function BodyShown({ children }: { children: ReactNode }) {
  const t = useT();
  const id = useId();
  return (
    <div role="group" className={styles['shown']} aria-labelledby={id}>
      <span id={id}>{t('settings.templates.body')}</span>
      {children}
    </div>
  );
}

interface TemplatePreviewProps extends TemplateValues {
  type: EmailTemplateType;
}

/** What is being written, as its mail will look. */
function TemplatePreview({ type, subject, body }: TemplatePreviewProps) {
  const t = useT();
  const { locale } = useLocale();
  const settled = useSettled(body, 200);
  const { data: builtIn } = useBuiltInText(type, locale);
  return (
    <figure className={styles['preview']}>
      <figcaption>{t('settings.templates.preview')}</figcaption>
      <SubjectLine type={type} subject={subject} language={locale} />
      <BodyShown>
        <MailFrame
          title={t('settings.templates.preview')}
          body={settled}
          language={locale}
          action={builtIn?.action ?? ''}
          details={builtIn?.sample_details ?? ''}
        />
      </BodyShown>
    </figure>
  );
}

/** Somebody else changed, made or deleted the text meanwhile. */
const conflicts = ['changed_meanwhile', 'template_type_taken', 'not_found'];

interface TemplateEditorProps {
  type: EmailTemplateType;
  /** The company's own text; undefined while the built-in one is sent. */
  own: Template | undefined;
  /** Mails of the kind go out; the company has switched them off otherwise. */
  isSent: boolean;
}

/** A subject that nobody changed stays the built-in one, which every recipient gets in their own language. */
function subjectToSave(typed: string, builtIn: readonly (string | null | undefined)[]): string | null {
  const subject = typed.trim();
  return subject === '' || builtIn.includes(subject) ? null : subject;
}

/** @param builtIn what is edited while there is no own text */
const versioned = (own: Template | undefined, builtIn: TemplateValues): Versioned<TemplateValues> => ({
  values: { subject: own?.subject ?? builtIn.subject, body: own?.body ?? builtIn.body },
  version: own?.version ?? 0,
});

/** The text of a kind of mail, the company's own or else the built-in one, with which an own one begins. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { locale } = useLocale();
  const { data, error, refetch } = useBuiltInText(props.type, locale);
  if (data) return <Editor {...props} builtIn={wordsOf(data)} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={12} />;
}

/**
 * The company's own text of a kind of mail: placeholders at the cursor, a preview, and the way back to ours. Not react-admin's `Edit`: what is
 * edited is a kind of mail, whether there is a record for it or not; the first save makes one, and the way back removes it.
 * @param builtIn in the reader's language
 */
function Editor({ type, own: loaded, isSent, builtIn }: TemplateEditorProps & { builtIn: TemplateValues }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [remove, { isPending: isRemoving }] = useDelete<Template>();
  const [own, setOwn] = useState(loaded);
  const [asking, setAsking] = useState(false);
  const { locale } = useLocale();
  const [language, setLanguage] = useState<MailLanguage>(locale);
  const { data: shown } = useBuiltInText(type, language);
  const name = t(`settings.templates.type.${type}`);

  const take = (next: Template | undefined) => {
    setOwn(next);
    refresh(resource);
    return versioned(next, builtIn);
  };
  const editing = useSettingsForm<TemplateValues>({
    start: versioned(loaded, builtIn),
    schema: ({ emailTemplateUpdateSchema }) => emailTemplateUpdateSchema,
    empty: 'null',
    conflicts,
    say: ({ field, code }) => {
      if (code === 'required') return t('settings.templates.fillAll');
      const isPlaceholder = field === 'subject' && code === 'invalid_value';
      return isPlaceholder ? t('settings.templates.subjectPlaceholders') : undefined;
    },
    save: async (_body, values, version) => {
      const { body } = values;
      const subject = subjectToSave(values.subject, [builtIn.subject, own ? null : shown?.subject]);
      const { data } = own
        ? await dataProvider.update<Template>(resource, {
            id: own.id,
            data: { subject, body, version },
            previousData: own,
          })
        : await dataProvider.create<Template>(resource, { data: { template_type: type, subject, body } });
      return take(data);
    },
    load: async () => {
      const { data } = await dataProvider.getList<Template>(resource, all);
      return take(data.find((one) => one.template_type === type));
    },
    done: t('settings.templates.done', { name }),
    failed: t('settings.failed'),
  });
  const reset = (previousData: Template) =>
    void remove(
      resource,
      { id: previousData.id, previousData },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          editing.restart(take(undefined));
          toast.success(t('settings.templates.resetDone', { name }));
        },
        onError: (error) => toast.failure(t('settings.templates.resetFailed'), error),
        onSettled: () => setAsking(false),
      },
    );
  const [subject, body] = editing.form.watch(['subject', 'body']);
  // Nothing of it was changed.
  const isBuiltIn = !own && !editing.form.formState.isDirty;
  const readIn = async (next: MailLanguage) => {
    setLanguage(next);
    if (!isBuiltIn) return;
    const text = await client.fetchQuery(builtInQuery(type, next)).catch(() => null);
    if (text && !editing.form.formState.isDirty) editing.restart({ values: wordsOf(text), version: 0 });
  };
  const startFrom = (words: TemplateValues) => {
    for (const name of ['subject', 'body'] as const)
      editing.form.setValue(name, words[name], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SettingsFormFrame
      label={name}
      editing={editing}
      say={(field, value) => [t(`settings.templates.${field}`), textOf(value)]}
      foot={
        own && (
          <Button className={styles['reset'] ?? ''} color="error" onClick={() => setAsking(true)}>
            {t('settings.templates.reset')}
          </Button>
        )
      }
    >
      <div className={styles['columns']}>
        <WordFields />
        {body.trim() && !isBuiltIn ? (
          <TemplatePreview type={type} subject={subject} body={body} />
        ) : (
          <BuiltInPreview
            type={type}
            isSent={isSent && isBuiltIn}
            language={language}
            onLanguage={(next) => void readIn(next)}
            onStart={isBuiltIn ? undefined : startFrom}
          />
        )}
      </div>
      {own && (
        <ConfirmDialog
          open={asking}
          destructive
          busy={isRemoving}
          title={t('settings.templates.resetTitle', { name })}
          confirmLabel={t('settings.templates.reset')}
          onConfirm={() => reset(own)}
          onClose={() => setAsking(false)}
        >
          {t('settings.templates.resetText')}
        </ConfirmDialog>
      )}
    </SettingsFormFrame>
  );
}

/** A company's own text of a kind of mail. */
export type Template = Schemas['EmailTemplateDto'];

const resource: ResourceName = 'email-templates';

/** A company has one of each type at most. */
const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'template_type', order: 'ASC' },
} as const;

/** All own texts of the company. */
export const useTemplates = (): UseQueryResult<Template[]> =>
  useGetList<Template>(resource, all, { staleTime: 0, onError: () => undefined });

const builtInQuery = (type: EmailTemplateType, language: MailLanguage) => ({
  queryKey: ['built-in-email-texts', type, language],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get('/email-templates/built-in/{type}', { params: { path: { type }, query: { language } }, signal }),
  staleTime: Infinity,
});

/** The product's own text of a kind of mail; another language takes the place of the last one once it is there. */
function useBuiltInText(type: EmailTemplateType, language: MailLanguage) {
  return useQuery({ ...builtInQuery(type, language), placeholderData: keepPreviousData });
}
