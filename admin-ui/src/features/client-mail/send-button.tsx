import Mail from 'lucide-react/icons/mail';
import { useListContext } from 'react-admin';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import styles from '../../kit/directory/directory.module.css';
import { useT } from '../../kit/i18n/use-t';
import { useWriting } from './writing';

/** Writes to the selected clients; says how many they are. */
export function SendButton() {
  const t = useT();
  const { setWriting } = useWriting();
  const { selectedIds } = useListContext();
  const count = selectedIds.length;
  const label = count > 0 ? t('clientMail.sendTo', { count }) : t('clientMail.send');
  return (
    <ReasonButton
      variant="outlined"
      aria-label={label}
      reason={count > 0 ? null : t('clientMail.selectFirst')}
      onClick={() => setWriting('selected')}
    >
      <Icon of={Mail} />
      <span className={styles['wide']}>{label}</span>
    </ReasonButton>
  );
}
