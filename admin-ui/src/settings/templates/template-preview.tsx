import { useMe } from '../../api/session';
import { useSettled } from '../../components/use-settled';
import { useLocale } from '../../i18n/locale-provider';
import { intlTag } from '../../i18n/locale';
import { useT } from '../../i18n/use-t';
import { previewDocument, type Samples } from './preview-document';
import styles from './templates.module.css';

/** A template as its mail will look, in a frame that runs nothing. */
export function TemplatePreview({ body }: { body: string }) {
  const t = useT();
  const me = useMe();
  const { locale } = useLocale();
  const samples: Samples = {
    name: t('settings.templates.sample.name'),
    company: me.user_companies[0]?.company_name ?? '',
    orderLink: t('settings.templates.sample.orderLink'),
    offerDetails: t('settings.templates.sample.offerDetails'),
    orderDetails: t('settings.templates.sample.orderDetails'),
    acceptanceLink: t('settings.templates.sample.acceptanceLink'),
  };
  const settled = useSettled(body, 200);
  return (
    <figure className={styles['preview']}>
      <figcaption>{t('settings.templates.preview')}</figcaption>
      {settled.trim() ? (
        <iframe
          title={t('settings.templates.preview')}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={previewDocument(settled, samples, intlTag(locale))}
        />
      ) : (
        <p>{t('settings.templates.previewEmpty')}</p>
      )}
    </figure>
  );
}
