import { Note } from '../components/note';
import { useT, type Translate } from '../i18n/use-t';
import type { AccountLink } from './link-props';

const namesOf = ({ passkeys }: AccountLink) => passkeys.join(', ');

/** Tells before a new password is set what it takes out of the account. */
export function EndsWithPassword({ link }: { link: AccountLink }) {
  const t = useT();
  const { passkeys, pending_email: email } = link;
  if (passkeys.length === 0 && email === null) return null;
  return (
    <Note>
      {passkeys.length > 0 && t('accountLinks.reset.endsPasskeys', { names: namesOf(link) })}{' '}
      {email !== null && t('accountLinks.reset.endsChange', { email })}
    </Note>
  );
}

/** What a new password took out of the account, a sentence each. */
export function endedBy(link: AccountLink, t: Translate): string[] {
  const { passkeys, pending_email: email } = link;
  return [
    ...(passkeys.length > 0 ? [t('accountLinks.reset.endedPasskeys', { names: namesOf(link) })] : []),
    ...(email === null ? [] : [t('accountLinks.reset.endedChange', { email })]),
  ];
}
