import { useMe } from '../../kit/api/session';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import type { Outgoing } from './use-outgoing';
import styles from './client-mail.module.css';

/** Which version of a mail goes out, and where answers come. */
export function WhichLeaves({ outgoing: { translation, language, target } }: { outgoing: Outgoing }) {
  const t = useT();
  const me = useMe();
  const format = useFormat();
  const { state } = translation;
  const name = format.language(state === 'busy' && target ? target : language);
  return (
    <>
      <span role="status">
        {state === 'busy' && t('clientMail.leaves.busy', { language: name })}
        {state === 'done' && t('clientMail.leaves.translation', { language: name })}
        {state === 'failed' && t('clientMail.leaves.fallback')}
        {state === 'off' && t('clientMail.leaves.original')}
      </span>
      <span className={styles['answers']}>{t('clientMail.answersTo', { email: me.email })}</span>
    </>
  );
}
