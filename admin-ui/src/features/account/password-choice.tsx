import { useId, useState } from 'react';
import { Note } from '../../kit/components/note';
import { PasswordField } from '../../kit/form/password-field';
import { useT } from '../../kit/i18n/use-t';
import { useSendsMail } from '../../kit/mail-text/use-mail-toast';
import styles from './account.module.css';

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

/** Which way is offered first: the link, since a password that nobody else knows is nobody else's; where no mail leaves, the password. */
export function usePasswordWay() {
  const sends = useSendsMail();
  return useState<PasswordWay>(sends ? 'link' : 'password');
}

/** The two ways; before a link is sent that nobody would get, it says so. */
export function PasswordChoice({ way, onChange, name, label, hint }: PasswordChoiceProps) {
  const t = useT();
  const sends = useSendsMail();
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
      {way === 'link' && !sends && <Note>{t('messages.noServer.before')}</Note>}
      {way === 'password' && (
        <PasswordField name={name} label={label} required autoComplete="new-password" hint={hint} />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** What is wrong with the answer. */
  fault?: string | null;
}

/** One of a few whole sentences. */
export function Choice<Value extends string>({ label, value, options, onChange, fault }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {fault && <span role="alert">{fault}</span>}
    </fieldset>
  );
}
