import type { MailLanguage } from '@frakto/sdk/enums';
import { useMe } from '../../api/session';
import { useT } from '../../i18n/use-t';
import { previewDocument, type Samples } from './preview-document';

interface MailFrameProps {
  title: string;
  body: string;
  /** What the body is written in. */
  language: MailLanguage;
}

/** A template as its mail will look, in a frame that runs nothing. */
export function MailFrame({ title, body, language }: MailFrameProps) {
  const t = useT();
  const me = useMe();
  const samples: Samples = {
    name: t('settings.templates.sample.name'),
    company: me.user_companies[0]?.company_name ?? '',
    orderLink: t('settings.templates.sample.orderLink'),
    offerDetails: t('settings.templates.sample.offerDetails'),
    orderDetails: t('settings.templates.sample.orderDetails'),
    acceptanceLink: t('settings.templates.sample.acceptanceLink'),
  };
  return (
    <iframe
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={previewDocument(body, samples, language)}
    />
  );
}
