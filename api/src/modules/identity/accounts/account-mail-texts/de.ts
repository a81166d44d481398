import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('de', count, { one: 'Minute', other: 'Minuten' });
const hours = (count: number) => counted('de', count, { one: 'Stunde', other: 'Stunden' });
const days = (count: number) => counted('de', count, { one: 'Tag', other: 'Tage' });

export const german: AccountMailTexts = {
  greeting: (name) => (name ? `Guten Tag, ${name}!` : 'Guten Tag!'),
  circumstances: ({ when, address }) =>
    [`Wann: ${when}`, ...(address ? [`IP-Adresse: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'Waren Sie das nicht, wählen Sie auf der Anmeldeseite sofort „Forgot password?“ und setzen Sie ein neues Passwort: Damit werden alle abgemeldet, die in Ihrem Konto angemeldet sind, und seine Passkeys entfernt.',
    administrator:
      'Fragen Sie den Administrator nach dem neuen Passwort, oder wählen Sie auf der Anmeldeseite „Forgot password?“ und setzen Sie ein eigenes, das niemand sonst kennt.',
    not_you_factor:
      'Waren Sie das nicht, schreiben Sie sofort dem Inhaber Ihrer Firma oder dem Administrator von Frakto: Ein neues Passwort allein hilft nicht, denn der zweite Faktor bleibt eingeschaltet, bis ein Administrator ihn ausschaltet.',
    ignore: 'Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ohne den Link ändert sich nichts.',
    uninvited: 'Wenn Sie nicht beitreten möchten, tun Sie nichts: Ohne den Link ändert sich nichts.',
    unexpected:
      'Haben Sie diese E-Mail nicht erwartet, brauchen Sie nichts zu tun: Ohne den Link ändert sich nichts.',
  },
  signIn: 'Frakto öffnen',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Neues Passwort setzen',
      paragraphs: [
        'Jemand hat ein neues Passwort für Ihr Frakto-Konto angefordert. Mit dem Link können Sie es setzen.',
        `Der Link gilt einmal, ${minutes(facts.minutes)} lang.`,
        circumstances,
      ],
      link: 'Neues Passwort setzen',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'Ein Konto mit Ihrer E-Mail-Adresse',
      paragraphs: [
        'Es gibt ein Frakto-Konto mit dieser E-Mail-Adresse, das niemand bestätigt hat. Die Adresse gehört Ihnen, also auch das Konto.',
        `Mit dem Link setzen Sie Ihr eigenes Passwort; alle, die in dem Konto angemeldet sind, werden abgemeldet. Der Link gilt einmal, ${minutes(facts.minutes)} lang.`,
        circumstances,
      ],
      link: 'Konto übernehmen',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        byAdministrator
          ? 'Ein Administrator hat ein neues Passwort für Ihr Frakto-Konto gesetzt und Sie überall abgemeldet.'
          : 'Das Passwort Ihres Frakto-Kontos wurde geändert.',
        ...(passkeys.length > 0
          ? [`Passkeys, die nicht mehr anmelden: ${passkeys.map((name) => `„${name}“`).join(', ')}.`]
          : []),
        ...(secondFactor
          ? [
              'Die Anmeldung verlangt keinen Code mehr: Der zweite Faktor wurde mit dem bisherigen Passwort ausgeschaltet. Auf der Seite Ihres Kontos können Sie ihn wieder einschalten.',
            ]
          : []),
        ...(newEmail ? [`Die Änderung Ihrer Adresse in ${newEmail} ist abgebrochen.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Neue E-Mail-Adresse bestätigen',
      paragraphs: [
        'Diese Adresse soll die Adresse eines Frakto-Kontos werden. Sie gilt, sobald Sie sie bestätigen.',
        `Der Link gilt einmal, ${hours(facts.hours)} lang.`,
        circumstances,
      ],
      link: 'Adresse bestätigen',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        `Jemand, der Ihr Passwort kennt, möchte die Adresse Ihres Frakto-Kontos in ${newEmail} ändern. Bis die neue bestätigt ist, gilt diese Adresse; ein neues Passwort bricht die Änderung ab.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: byAdministrator
        ? [
            `Ein Administrator hat die Adresse Ihres Frakto-Kontos in ${newEmail} geändert und Sie überall abgemeldet. Mit dieser Adresse kann man sich nicht mehr anmelden.`,
            circumstances,
            'Wenn Sie nicht wissen, warum, fragen Sie Ihren Administrator.',
          ]
        : [
            `Ihr Frakto-Konto hat jetzt die Adresse ${newEmail}. Mit dieser Adresse kann man sich nicht mehr anmelden.`,
            circumstances,
            'Waren Sie das nicht, schreiben Sie sofort dem Inhaber Ihrer Firma oder dem Administrator von Frakto.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'E-Mail-Adresse bestätigen',
      paragraphs: [
        'Mit dieser Adresse wurde ein Frakto-Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört: Bis dahin werden die E-Mails Ihrer Firma nicht gesendet.',
        `Der Link gilt einmal, ${days(facts.days)} lang.`,
        circumstances,
        'Haben Sie sich nicht registriert, öffnen Sie den Link nicht. Sie können das Konto mit „Forgot password?“ auf der Anmeldeseite übernehmen.',
      ],
      link: 'Adresse bestätigen',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'Ihre E-Mail-Adresse ist bestätigt',
      paragraphs: [
        'Vielen Dank, die Adresse ist bestätigt. E-Mails Ihrer Firma, die gewartet haben, werden jetzt gesendet.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Setzen Sie Ihr Passwort',
      paragraphs: [
        facts.company
          ? `${facts.by} von ${facts.company} hat für Sie ein Frakto-Konto angelegt.`
          : `${facts.by} (Administration von Frakto) bittet Sie, für Ihr Frakto-Konto ein eigenes Passwort zu setzen.`,
        `Mit dem Link setzen Sie Ihr Passwort, das niemand sonst erfährt. Der Link gilt einmal, ${days(facts.days)} lang.`,
      ],
      link: 'Passwort setzen',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `Einladung zu ${facts.company}`,
      paragraphs: [
        `${facts.by} von ${facts.company} lädt Sie zur Zusammenarbeit in Frakto ein.`,
        'Das Passwort Ihres Kontos hat jemand anders gesetzt. Damit niemand außer Ihnen hineinkommt, setzen Sie mit dem Link Ihr eigenes und treten bei.',
        `Der Link gilt einmal, ${days(facts.days)} lang.`,
      ],
      link: 'Passwort setzen und beitreten',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `Einladung zu ${facts.company}`,
      paragraphs: [
        `${facts.by} von ${facts.company} lädt Sie zur Zusammenarbeit in Frakto ein.`,
        `Mit dem Link legen Sie Ihr Konto an: Ihren Namen und ein eigenes Passwort. Der Link gilt einmal, ${days(facts.days)} lang.`,
      ],
      link: 'Konto anlegen und beitreten',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'Anmeldung von einem neuen Gerät',
      paragraphs: [
        'Jemand hat sich bei Ihrem Frakto-Konto von einem Gerät angemeldet, das bisher nicht verwendet wurde.',
        [...(device ? [`Gerät: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'Sie wurden überall abgemeldet',
      paragraphs: [
        'Ein Administrator hat alle Sitzungen Ihres Frakto-Kontos beendet. Überall, wo Sie angemeldet waren, müssen Sie sich neu anmelden; Ihr Passwort bleibt dasselbe.',
        circumstances,
        'Wenn Sie nicht wissen, warum, fragen Sie Ihren Administrator.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'Der zweite Faktor ist eingeschaltet',
      paragraphs: [
        'Die Anmeldung bei Ihrem Frakto-Konto verlangt jetzt neben dem Passwort einen Code Ihrer Authentifizierungs-App.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'Der zweite Faktor wurde in eine andere App verlegt',
      paragraphs: [
        'Die Anmeldung bei Ihrem Frakto-Konto verlangt jetzt die Codes einer anderen Authentifizierungs-App. Die bisherige App und die bisherigen Wiederherstellungscodes gelten nicht mehr.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'Der zweite Faktor ist ausgeschaltet',
      ...(byAdministrator
        ? {
            paragraphs: [
              'Ein Administrator hat den zweiten Faktor Ihres Frakto-Kontos ausgeschaltet und Sie überall abgemeldet: Das Passwort genügt jetzt. Auf der Seite Ihres Kontos können Sie ihn wieder einschalten.',
              circumstances,
              'Wenn Sie nicht wissen, warum, fragen Sie Ihren Administrator.',
            ],
          }
        : {
            paragraphs: [
              'Die Anmeldung bei Ihrem Frakto-Konto verlangt keinen Code mehr: Das Passwort genügt.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'Sie haben neue Wiederherstellungscodes',
      paragraphs: [
        'Für Ihr Frakto-Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice
        ? 'Ein Wiederherstellungscode wurde auf einem neuen Gerät verwendet'
        : 'Ein Wiederherstellungscode wurde verwendet',
      paragraphs: [
        'Jemand hat sich bei Ihrem Frakto-Konto mit einem Wiederherstellungscode statt mit dem Code der App angemeldet. Dieser Code gilt nicht mehr.',
        `Es bleiben ${counted('de', left, { one: 'Wiederherstellungscode', other: 'Wiederherstellungscodes' })}. Neue erstellen Sie auf der Seite Ihres Kontos.`,
        ...(isNewDevice
          ? [
              device
                ? `Das Gerät wurde bisher nicht verwendet: ${device}.`
                : 'Das Gerät wurde bisher nicht verwendet.',
            ]
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'Ein Passkey wurde hinzugefügt',
      paragraphs: [
        `Der Passkey „${name}“ meldet jetzt ohne Passwort bei Ihrem Frakto-Konto an.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'Ein Passkey wurde entfernt',
      paragraphs: [`Der Passkey „${name}“ meldet nicht mehr bei Ihrem Frakto-Konto an.`, circumstances],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `Der API-Schlüssel „${name}“ läuft bald ab`,
      paragraphs: [
        `Der API-Schlüssel „${name}“ (${prefix}…) Ihrer Firma funktioniert nicht mehr ab: ${time}.`,
        'Das Programm, das ihn verwendet, erreicht Frakto dann nicht mehr. Erstellen Sie in den Einstellungen der Firma einen neuen Schlüssel, tragen Sie ihn in diesem Programm ein und entfernen Sie dann den alten.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `Ein Totalausfall von KSeF wurde ab ${day} angekündigt`,
          paragraphs: [
            `Der Statusdienst des Ministeriums (Latarnia) hat ab ${day} einen Totalausfall von KSeF angekündigt. Frakto hat ihn selbst eingetragen: Rechnungen, die währenddessen ausgestellt werden, müssen nicht an KSeF gesendet werden und werden es nicht.`,
            'Ist das ein Irrtum, entfernen Sie die Störung in den KSeF-Einstellungen: Die Rechnungen erhalten dann ihre übliche Frist und werden gesendet.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Rechnungen warten seit ${day} auf das Ende einer KSeF-Störung`,
          paragraphs: [
            `Die ab ${day} eingetragene Störung von KSeF hat kein Ende, daher sendet Frakto nichts. ${counted('de', count, { one: 'Rechnung wartet', other: 'Rechnungen warten' })}: ${list}.`,
            'Ist die Störung vorbei, tragen Sie ihr Ende in den KSeF-Einstellungen ein. Frakto sendet die Rechnungen dann von selbst.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `Die Frist für Rechnungen an KSeF ist abgelaufen: ${day}`,
          paragraphs: [
            `${counted('de', count, { one: 'Rechnung ist', other: 'Rechnungen sind' })} immer noch nicht in KSeF, obwohl der letzte Tag der ${day} war: ${list}.`,
            'Frakto versucht es weiter, sofern KSeF sie nicht abgelehnt hat. Sehen Sie auf der Seite der Finanzen unter „To KSeF“ nach, was sie aufhält, und beheben Sie es so bald wie möglich.',
          ],
        };
      return {
        subject: `Rechnungen müssen bis ${day} in KSeF sein`,
        paragraphs: [
          `${counted('de', count, { one: 'Rechnung ist', other: 'Rechnungen sind' })} noch nicht in KSeF und spätestens am ${day} zu senden: ${list}.`,
          'Frakto sendet sie von selbst, sobald KSeF sie annimmt. Sehen Sie auf der Seite der Finanzen unter „To KSeF“ nach, was sie aufhält, und beheben Sie es rechtzeitig.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `Das KSeF-Zertifikat läuft am ${day} ab`,
      paragraphs: [
        isOffline
          ? `Das Zertifikat, das den Code der Offline-Rechnungen Ihrer Firma signiert, läuft am ${day} ab. Danach erhalten Rechnungen, die während einer Störung von KSeF ausgestellt werden, keinen Code II.`
          : `Das Zertifikat, mit dem sich Ihre Firma bei KSeF anmeldet, läuft am ${day} ab. Danach sendet Frakto keine Rechnung an KSeF.`,
        'Holen Sie in der Anwendung für Steuerpflichtige von KSeF ein neues Zertifikat und tragen Sie es in den KSeF-Einstellungen ein. Ein neues kann beantragt werden, solange das alte gültig ist.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `Der Webhook zu ${host} wurde ausgeschaltet`,
      paragraphs: [
        reason === 'gone'
          ? `${host} hat geantwortet, dass es die Adresse nicht mehr gibt (410). Frakto sendet nichts mehr dorthin.`
          : `Seit ${days} Tagen konnte an ${host} nichts zugestellt werden. Frakto sendet nichts mehr dorthin.`,
        'Ereignisse werden 30 Tage aufbewahrt. Wenn das Programm wieder bereit ist, schalten Sie den Webhook in den Einstellungen der Firma ein; dort können Sie auch senden, was ihm entgangen ist.',
      ],
    }),
  },
};
