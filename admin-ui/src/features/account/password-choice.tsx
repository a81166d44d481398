import { useT } from '../../kit/i18n/use-t';
import { PasswordField } from '../../kit/form/password-field';
import { Choice } from './choice';

/** How somebody gets their password: by a link with which they set it, or from whoever makes the account. */
export type PasswordWay = 'link' | 'password';

interface PasswordChoiceProps {
  way: PasswordWay;
  onChange: (way: PasswordWay) => void;
  /** Name of the form's field. */
  name: string;
  label: string;
  hint: string;
}

/** Offers the link first: a password that nobody else knows is nobody else's. */
export function PasswordChoice({ way, onChange, name, label, hint }: PasswordChoiceProps) {
  const t = useT();
  return (
    <>
      <Choice
        label={t('account.choice.title')}
        value={way}
        options={[
          { value: 'link', label: t('account.choice.link') },
          { value: 'password', label: t('account.choice.password') },
        ]}
        onChange={onChange}
      />
      {way === 'password' && (
        <PasswordField name={name} label={label} required autoComplete="new-password" hint={hint} />
      )}
    </>
  );
}
