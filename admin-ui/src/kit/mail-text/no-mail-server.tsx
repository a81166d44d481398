import { Note } from '../components/note';
import { useT } from '../i18n/use-t';
import { useSendsMail } from './use-mail-toast';

/** Tells a company that none of its mails leaves, where it sets up its sending address: the shell's line leads here. */
export function NoMailServer() {
  const t = useT();
  if (useSendsMail()) return null;
  return (
    <Note>
      <strong>{t('messages.noServer.title')}</strong>
      <br />
      {t('messages.noServer.text')}
    </Note>
  );
}
