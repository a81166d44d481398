import type { UiLanguage } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { QrCode, qrPng, qrSvg } from '../../kit/components/qr-code';
import { SearchPicker, type Choice } from '../../kit/components/search-picker';
import { LanguageSwitch } from '../../kit/components/language-switch';
import { useCopy } from '../../kit/components/use-copy';
import { useToast } from '../../kit/components/use-toast';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { saveFile } from '../../kit/save-file';

/** Addresses of a form: the one that people hand on, and the one that a website keeps in its source. */
interface FormAddresses {
  shared: string;
  embedded: string;
}

/** The form of the company for anybody or, when a client is chosen, for that client. */
async function readAddresses(
  client: Choice | null,
  lang: UiLanguage,
  signal: AbortSignal,
): Promise<FormAddresses> {
  if (client === null) {
    const { url } = await api.get('/links/company-form', { params: { query: { lang } }, signal });
    return { shared: url, embedded: url };
  }
  const body = { kind: 'order-form', client_id: client.id, lang } as const;
  const { url, short_url: short } = await api.post('/links', { body, signal });
  return { shared: short ?? url, embedded: url };
}

/** The form by which people ask for a transport: its link, its code, and the HTML by which it stands on a website. */
export function FormLink() {
  const t = useT();
  const copy = useCopy();
  const toast = useToast();
  const describe = useDescribeFailure();
  const [client, setClient] = useState<Choice | null>(null);
  const [lang, setLang] = useState<UiLanguage>(useLocale().locale);
  const { data, error } = useQuery({
    queryKey: ['order-form-link', client?.id ?? null, lang],
    queryFn: ({ signal }) => readAddresses(client, lang, signal),
  });
  const failed = t('settings.orderForm.notCopied');
  const title = t('settings.orderForm.frameTitle');
  const fileName = t('settings.orderForm.fileName');
  const savePicture = async (address: string) => {
    try {
      saveFile(`${fileName}.png`, await qrPng(address));
    } catch (fault) {
      toast.failure(t('settings.orderForm.notSaved'), fault);
    }
  };
  return (
    <Parts>
      <SearchPicker
        label={t('settings.orderForm.client')}
        hint={t('settings.orderForm.anybody')}
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
      <Language>
        {t('settings.orderForm.language')}
        <LanguageSwitch label={t('settings.orderForm.language')} value={lang} onChange={setLang} />
      </Language>
      {error && (
        <Note tone="bad" role="alert">
          {describe(error).text}
        </Note>
      )}
      {data && (
        <>
          <p>{t(client ? 'settings.orderForm.ofClient' : 'settings.orderForm.ofAnybody')}</p>
          <TextField
            label={t('links.label')}
            value={data.shared}
            onFocus={(event) => event.target.select()}
            slotProps={{ input: { readOnly: true } }}
          />
          <Row>
            <Button variant="tonal" onClick={() => copy(data.shared, { done: t('links.copied'), failed })}>
              <Icon of={Copy} size={14} />
              {t('settings.orderForm.copyLink')}
            </Button>
            <Button
              variant="outlined"
              onClick={() =>
                copy(frameOf(data.embedded, title), { done: t('settings.orderForm.codeCopied'), failed })
              }
            >
              {t('settings.orderForm.copyCode')}
            </Button>
            <Button component="a" href={data.shared} target="_blank" rel="noreferrer">
              <Icon of={ExternalLink} size={14} />
              {t('links.open')}
            </Button>
          </Row>
          <Code>
            <QrCode text={data.shared} label={t('settings.orderForm.code')} />
            <div>
              <p>{t('settings.orderForm.codeText')}</p>
              <Row>
                <Button
                  variant="outlined"
                  size="small"
                  onClick={() => saveFile(`${fileName}.svg`, qrSvg(data.shared))}
                >
                  <Icon of={Download} size={14} />
                  SVG
                </Button>
                <Button variant="outlined" size="small" onClick={() => void savePicture(data.shared)}>
                  <Icon of={Download} size={14} />
                  PNG
                </Button>
              </Row>
            </div>
          </Code>
        </>
      )}
    </Parts>
  );
}

/** HTML that shows the form on a website. */
function frameOf(url: string, title: string): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${escape(url)}" title="${escape(title)}" style="width:100%;height:900px;border:0"></iframe>`;
}

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '& p': { margin: 0, color: 'var(--text-2)', font: '400 13px/20px var(--font)' },
});

const Language = styled('div')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  font: '500 13px/20px var(--font)',
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Code = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  // Readers want dark on light, also where the rest is dark.
  '& > svg': { width: 144, height: 144, borderRadius: 'var(--r2)', background: '#fff' },
  '& > div': { display: 'grid', gap: 12, flex: '1 1 200px', minWidth: 0 },
});
