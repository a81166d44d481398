/** What another password took out of an account. */
export interface EndedByPassword {
  /** Names of the passkeys that signed in. */
  passkeys: readonly string[];
  /** Whether a second factor was on, which whoever had the former password may have set up. */
  secondFactor: boolean;
  /** The new address that waited to be confirmed; null when none did. */
  newEmail: string | null;
}

/**
 * The mails that the product sends people about their accounts, with the facts that each tells. A new kind is a line here and a text in
 * each language: it does not compile until all seven are written.
 */
export interface AccountMailFacts {
  /** Somebody asked for a new password; carries the link. */
  password_reset: { minutes: number };
  /** An account that was never confirmed, made with the reader's address; carries the link by which they make it theirs. */
  account_claim: { minutes: number };
  /** The password is another one now. */
  password_changed: { byAdministrator: boolean } & EndedByPassword;
  /** To the new address of an account; carries the link that confirms it. */
  email_change: { hours: number };
  /** To the present address: somebody asked to change it. */
  email_change_requested: { newEmail: string };
  /** To the former address: it was changed. */
  email_changed: { newEmail: string; byAdministrator: boolean };
  /** To whoever registered; carries the link that confirms the address. */
  registration: { days: number };
  /** The address is confirmed. */
  email_confirmed: object;
  /** Somebody else made the account, or takes its password back; carries the link by which its person sets their own. */
  set_password: { by: string; company: string | null; days: number };
  /** An invitation to somebody whose password another person set; carries the link by which they set their own and join. */
  join_company: { by: string; company: string; days: number };
  /** An invitation to somebody without an account; carries the link by which they make one and join. */
  join_as_new: { by: string; company: string; days: number };
  /** Somebody signed in from a device that the account does not know. */
  new_device: { device: string | null };
  /** An administrator ended all sessions. */
  sessions_ended: object;
  /** Signing in asks for a code now. */
  second_factor_on: object;
  /** Signing in asks for the codes of another app now. */
  second_factor_replaced: object;
  /** Signing in no longer asks for a code. */
  second_factor_off: { byAdministrator: boolean };
  /** There are other recovery codes. */
  recovery_codes_renewed: object;
  /** A recovery code took the place of the app's code; where the device is new as well, one mail says both. */
  recovery_code_used: { left: number; isNewDevice: boolean; device: string | null };
  /** A passkey signs in now. */
  passkey_added: { name: string };
  /** A passkey no longer signs in. */
  passkey_removed: { name: string };
  /** A key of the company stops working soon; `time` is written as the language writes times. */
  api_key_ending: { name: string; prefix: string; time: string };
  /**
   * Invoices of the reader's company are not in KSeF; some of their numbers, with the day of each where there are several. The first day,
   * `YYYY-MM-DD`, by which they have to be sent lies ahead or has passed, or they wait for an outage that began on it and has no end;
   * or a total outage began on it, as was announced, and what is issued meanwhile is never sent, which names no invoices.
   */
  ksef_deadline: {
    about: 'ahead' | 'passed' | 'outage' | 'total';
    count: number;
    numbers: readonly string[];
    day: string;
  };
  /** The certificate by which the reader's company signs in to KSeF, or the one that signs its offline invoices, ends on a day, `YYYY-MM-DD`. */
  ksef_certificate_ending: { isOffline: boolean; day: string };
  /** A webhook of the reader's company was turned off: its address answered that it is gone, or nothing arrived for days. */
  webhook_off: { host: string; reason: 'gone' | 'failing'; days: number };
}

export type AccountMailKind = keyof AccountMailFacts;

/** When and from where something was done, in the reader's language. */
interface Circumstances {
  when: string;
  /** Network address; null where nobody's request caused it. */
  address: string | null;
}

/** What one mail says, in plain text. */
interface AccountMailText {
  subject: string;
  /** Between the greeting and the closing; a line end stays one. */
  paragraphs: readonly string[];
  /** What the link says, of a kind that carries one. */
  link?: string;
  /**
   * What to do when it was somebody else: `not_you`: set a new password; `not_you_factor`: ask for help, since a new password leaves the
   * second factor on. `ignore`: nothing happens without the link. `uninvited`: the same to somebody who asked for nothing;
   * `unexpected`: and who is not asked either.
   * `administrator`: how to get in again after an administrator set the password, which the reader does not know.
   */
  closing?: 'not_you' | 'not_you_factor' | 'ignore' | 'uninvited' | 'unexpected' | 'administrator';
}

/** All mails about accounts in one language. */
export interface AccountMailTexts {
  greeting: (name: string | null) => string;
  /** Lines that tell when and, where it is known, from where; without a full stop, which would be copied with the address. */
  circumstances: (circumstances: Circumstances) => string;
  closings: Readonly<Record<NonNullable<AccountMailText['closing']>, string>>;
  /** What the link to the product says that stands below the closings for whoever did not do it. */
  signIn: string;
  kinds: {
    readonly [Kind in AccountMailKind]: (
      facts: AccountMailFacts[Kind],
      circumstances: string,
    ) => AccountMailText;
  };
}

/** `1 day`, `7 days`: a number with the form of its word, by the language's rules. */
export function counted(
  locale: string,
  count: number,
  forms: { one: string; few?: string; other: string },
): string {
  const rule = new Intl.PluralRules(locale).select(count);
  const form = rule === 'one' ? forms.one : rule === 'few' ? (forms.few ?? forms.other) : forms.other;
  return `${count} ${form}`;
}
