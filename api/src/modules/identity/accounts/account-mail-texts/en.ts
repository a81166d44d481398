import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('en', count, { one: 'minute', other: 'minutes' });
const hours = (count: number) => counted('en', count, { one: 'hour', other: 'hours' });
const days = (count: number) => counted('en', count, { one: 'day', other: 'days' });

export const english: AccountMailTexts = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  circumstances: ({ when, address }) =>
    [`When: ${when}`, ...(address ? [`IP address: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'If this was not you, choose “Forgot password?” on the sign-in page at once and set a new password: that signs out everybody who is signed in to your account, and removes its passkeys.',
    administrator:
      'Ask your administrator for the new password, or choose “Forgot password?” on the sign-in page and set one that nobody else knows.',
    not_you_factor:
      'If this was not you, write at once to the owner of your company or the administrator of Frakto: a new password alone does not help, because the second factor stays on until an administrator turns it off.',
    ignore: 'If you did not ask for this, do nothing: without the link nothing changes.',
    uninvited: 'If you do not want to join, do nothing: without the link nothing changes.',
    unexpected: 'If you did not expect this e-mail, do nothing: without the link nothing changes.',
  },
  signIn: 'Open Frakto',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Set a new password',
      paragraphs: [
        'Somebody asked for a new password for your Frakto account. The link lets you set one.',
        `The link works once and is valid for ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Set a new password',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'An account with your e-mail address',
      paragraphs: [
        'There is a Frakto account with this e-mail address that nobody has confirmed. As the address is yours, the account is too.',
        `With the link you set a password of your own; everybody who is signed in to the account is signed out. The link works once and is valid for ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Take over the account',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'Your password was changed',
      paragraphs: [
        byAdministrator
          ? 'An administrator set a new password for your Frakto account and signed you out everywhere.'
          : 'The password of your Frakto account was changed.',
        ...(passkeys.length > 0
          ? [`Passkeys that no longer work: ${passkeys.map((name) => `“${name}”`).join(', ')}.`]
          : []),
        ...(secondFactor
          ? [
              'Signing in no longer asks for a code: the second factor was turned off with the former password. You can turn it on again on the page of your account.',
            ]
          : []),
        ...(newEmail ? [`The change of your address to ${newEmail} has been cancelled.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        'This address is to become the address of a Frakto account. It counts as soon as you confirm it.',
        `The link works once and is valid for ${hours(facts.hours)}.`,
        circumstances,
      ],
      link: 'Confirm the address',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Your e-mail address is to be changed',
      paragraphs: [
        `Somebody who knows your password asked to change the address of your Frakto account to ${newEmail}. This address counts until the new one is confirmed; setting a new password cancels the change.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'Your e-mail address was changed',
      paragraphs: byAdministrator
        ? [
            `An administrator gave your Frakto account the address ${newEmail} and signed you out everywhere. You can no longer sign in with this address.`,
            circumstances,
            'If you do not know why, ask your administrator.',
          ]
        : [
            `Your Frakto account now has the address ${newEmail}. You can no longer sign in with this one.`,
            circumstances,
            'If this was not you, write at once to the owner of your company or the administrator of Frakto.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'A Frakto account was made with this address. Please confirm that it is yours: until then, your company’s e-mails are held back.',
        `The link works once and is valid for ${days(facts.days)}.`,
        circumstances,
        'If you did not register, do not open the link. You can make the account yours with “Forgot password?” on the sign-in page.',
      ],
      link: 'Confirm the address',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'Your e-mail address is confirmed',
      paragraphs: [
        'Thank you: your address is confirmed. E-mails of your company that were held back are being sent now.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Set your password',
      paragraphs: [
        facts.company
          ? `${facts.by} of ${facts.company} has made a Frakto account for you.`
          : `${facts.by}, an administrator of Frakto, asks you to set your own password for your Frakto account.`,
        `With the link you set your password, which nobody else gets to know. The link works once and is valid for ${days(facts.days)}.`,
      ],
      link: 'Set your password',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `An invitation to ${facts.company}`,
      paragraphs: [
        `${facts.by} of ${facts.company} invites you to work together in Frakto.`,
        'The password of your account was set by somebody else. So that nobody but you gets in, you set your own with the link, and join.',
        `The link works once and is valid for ${days(facts.days)}.`,
      ],
      link: 'Set your password and join',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `An invitation to ${facts.company}`,
      paragraphs: [
        `${facts.by} of ${facts.company} invites you to work together in Frakto.`,
        `With the link you make your account: your name and a password of your own. The link works once and is valid for ${days(facts.days)}.`,
      ],
      link: 'Make your account and join',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'A sign-in from a new device',
      paragraphs: [
        'Somebody signed in to your Frakto account from a device that had not been used before.',
        [...(device ? [`Device: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'You were signed out everywhere',
      paragraphs: [
        'An administrator ended all sessions of your Frakto account. Wherever you were signed in, you have to sign in again; your password stays the same.',
        circumstances,
        'If you do not know why, ask your administrator.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'The second factor is on',
      paragraphs: [
        'Signing in to your Frakto account now asks for a code from your authenticator app in addition to the password.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'The second factor was moved to another app',
      paragraphs: [
        'Signing in to your Frakto account now asks for the codes of another authenticator app. The former app and the former recovery codes no longer work.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'The second factor is off',
      ...(byAdministrator
        ? {
            paragraphs: [
              'An administrator turned off the second factor of your Frakto account and signed you out everywhere: the password is enough now. You can turn it on again on the page of your account.',
              circumstances,
              'If you do not know why, ask your administrator.',
            ],
          }
        : {
            paragraphs: [
              'Signing in to your Frakto account no longer asks for a code: the password is enough.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'You have new recovery codes',
      paragraphs: [
        'New recovery codes were made for your Frakto account. The former ones no longer work.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice ? 'A recovery code was used on a new device' : 'A recovery code was used',
      paragraphs: [
        'Somebody signed in to your Frakto account with a recovery code in place of the app’s code. That code no longer works.',
        `${counted('en', left, { one: 'recovery code is', other: 'recovery codes are' })} left. You can make new ones on the page of your account.`,
        ...(isNewDevice
          ? [
              device
                ? `The device had not been used before: ${device}.`
                : 'The device had not been used before.',
            ]
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'A passkey was added',
      paragraphs: [
        `The passkey “${name}” can now be used to sign in to your Frakto account, without the password.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'A passkey was removed',
      paragraphs: [
        `The passkey “${name}” can no longer be used to sign in to your Frakto account.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `The API key “${name}” expires soon`,
      paragraphs: [
        `Your company’s API key “${name}” (${prefix}…) stops working: ${time}.`,
        'The program that uses it can no longer reach Frakto then. Make a new key in the company’s settings, enter it in that program, then remove the old one.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `A total outage of KSeF was announced from ${day}`,
          paragraphs: [
            `The Ministry’s status service (Latarnia) announced a total outage of KSeF from ${day} on. Frakto entered it by itself: invoices that are issued during it need not be sent to KSeF, and are not.`,
            'If that is a mistake, remove the outage in the KSeF settings: the invoices then get their usual deadline and are sent.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Invoices wait for the end of an outage of KSeF since ${day}`,
          paragraphs: [
            `The outage of KSeF that was entered from ${day} on has no end, so that Frakto sends nothing. ${counted('en', count, { one: 'invoice waits', other: 'invoices wait' })}: ${list}.`,
            'If the outage is over, enter its end in the KSeF settings. Frakto then sends the invoices by itself.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `The last day for sending invoices to KSeF has passed: ${day}`,
          paragraphs: [
            `${counted('en', count, { one: 'invoice is', other: 'invoices are' })} still not in KSeF, although the last day was ${day}: ${list}.`,
            'Frakto goes on trying, unless KSeF refused them. Look at the page of money under “To KSeF” what holds them up, and mend it as soon as you can.',
          ],
        };
      return {
        subject: `Invoices have to be in KSeF by ${day}`,
        paragraphs: [
          `${counted('en', count, { one: 'invoice is', other: 'invoices are' })} not in KSeF yet and may be sent until ${day} at the latest: ${list}.`,
          'Frakto sends them by itself as soon as KSeF takes them. Look at the page of money under “To KSeF” what holds them up, and mend it while there is time.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `The KSeF certificate ends on ${day}`,
      paragraphs: [
        isOffline
          ? `The certificate that signs the code of your company’s offline invoices ends on ${day}. After that, invoices that are issued while KSeF is out of reach get no code II.`
          : `The certificate by which your company signs in to KSeF ends on ${day}. After that, Frakto sends no invoice to KSeF.`,
        'Get a new certificate in KSeF’s taxpayer application and enter it in the KSeF settings. A new one can be applied for as long as the old one is valid.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `The webhook to ${host} was turned off`,
      paragraphs: [
        reason === 'gone'
          ? `${host} answered that it is gone (410). Frakto sends nothing more there.`
          : `For ${days} days nothing could be delivered to ${host}. Frakto sends nothing more there.`,
        'Events are kept for 30 days. When the program is ready again, turn the webhook on in the company’s settings; there you can also send what it has missed.',
      ],
    }),
  },
};
