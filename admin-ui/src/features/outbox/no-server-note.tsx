import { Note } from '../../kit/components/note';
import { useT } from '../../kit/i18n/use-t';

/** Without a mail server, mail is composed and kept, and goes nowhere. */
export function NoServerNote() {
  const t = useT();
  return (
    <Note>
      <strong>{t('mail.noServer.title')}</strong>
      <br />
      {t('mail.noServer.text')}
    </Note>
  );
}
