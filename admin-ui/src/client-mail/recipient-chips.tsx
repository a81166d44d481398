import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useCountries } from '../api/countries';
import { Icon } from '../components/icon';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import type { Recipient } from './recipient';
import styles from './client-mail.module.css';

interface RecipientChipsProps {
  recipients: readonly Recipient[];
  onRemove: (recipient: Recipient) => void;
}

/** Who gets the letter, with the country and its language; each can be taken out. */
export function RecipientChips({ recipients, onRemove }: RecipientChipsProps) {
  const t = useT();
  const format = useFormat();
  const { byId } = useCountries();
  return (
    <section className={styles['recipients']} aria-label={t('letters.recipients')}>
      <h3 className="num">{t('letters.recipientsCount', { count: recipients.length })}</h3>
      {/* Many of them scroll: the keyboard has to reach them. */}
      <ul className={styles['chips']} tabIndex={0} aria-label={t('letters.recipients')}>
        {recipients.map((recipient) => {
          const country = byId(recipient.countryId);
          return (
            <li key={recipient.clientId} title={recipient.email}>
              <span className="cut">{recipient.name}</span>
              {country && <small>{`${country.code} · ${format.language(country.mail_language)}`}</small>}
              <IconButton
                size="small"
                aria-label={t('letters.removeRecipient', { name: recipient.name })}
                disabled={recipients.length === 1}
                onClick={() => onRemove(recipient)}
              >
                <Icon of={X} size={12} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
