import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { SearchPicker, type Choice } from '../components/search-picker';
import { Segmented } from '../components/segmented';
import { useCopy } from '../components/use-copy';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import { Section } from './section';
import styles from './settings.module.css';

/** The form by which a client asks for a transport: its link, and the code by which it stands on a website. */
export function OrderFormLink() {
  const t = useT();
  const copy = useCopy();
  const describe = useDescribeFailure();
  const [client, setClient] = useState<Choice | null>(null);
  const [lang, setLang] = useState<UiLanguage>(useLocale().locale);
  const { data, error } = useQuery({
    queryKey: ['order-form-link', client?.id, lang],
    queryFn: ({ signal }) =>
      api.post('/links', { body: { kind: 'order-form', client_id: client?.id ?? 0, lang }, signal }),
    enabled: client !== null,
  });
  const failed = t('settings.orderForm.notCopied');
  const url = client ? data?.url : undefined;
  // A website keeps the long form in its source; people hand on the short one.
  const shared = data?.short_url ?? url;
  const title = t('settings.orderForm.frameTitle');
  return (
    <Section title={t('settings.orderForm.title')} text={t('settings.orderForm.text')}>
      <SearchPicker
        label={t('settings.orderForm.client')}
        hint={t('settings.orderForm.clientHint')}
        name={['order-form-client']}
        value={client}
        onChange={setClient}
        find={async (q, signal) => {
          const query = { q, page: 1, page_size: 20, sort: 'name' };
          const { items } = await api.get('/client-directory', { params: { query }, signal });
          return items.map(({ id, name, city, email }) => ({
            id,
            name,
            detail: [city, email].filter(Boolean).join(', '),
          }));
        }}
      />
      <Segmented
        label={t('settings.orderForm.language')}
        value={lang}
        options={uiLanguageValues.map((value) => ({
          value,
          label: value.toUpperCase(),
          title: t(`shell.language.${value}`),
        }))}
        onChange={setLang}
      />
      {client !== null && error && (
        <Note tone="bad" role="alert">
          {describe(error).text}
        </Note>
      )}
      {url !== undefined && shared !== undefined && (
        <>
          <TextField
            label={t('links.label')}
            value={shared}
            onFocus={(event) => event.target.select()}
            slotProps={{ input: { readOnly: true } }}
          />
          <div className={styles['buttons']}>
            <Button variant="outlined" onClick={() => copy(shared, { done: t('links.copied'), failed })}>
              {t('settings.orderForm.copyLink')}
            </Button>
            <Button
              variant="outlined"
              onClick={() => copy(frameOf(url, title), { done: t('settings.orderForm.codeCopied'), failed })}
            >
              {t('settings.orderForm.copyCode')}
            </Button>
            <Button component="a" href={shared} target="_blank" rel="noreferrer">
              {t('links.open')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

/** HTML that shows the form on a website. */
function frameOf(url: string, title: string): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${escape(url)}" title="${escape(title)}" style="width:100%;height:900px;border:0"></iframe>`;
}
