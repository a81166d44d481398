import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('fr', count, { one: 'minute', other: 'minutes' });
const hours = (count: number) => counted('fr', count, { one: 'heure', other: 'heures' });
const days = (count: number) => counted('fr', count, { one: 'jour', other: 'jours' });

export const french: AccountMailTexts = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  circumstances: ({ when, address }) =>
    [`Date\u00a0: ${when}`, ...(address ? [`Adresse IP\u00a0: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'Si ce n’était pas vous, choisissez aussitôt «\u00a0Forgot password?\u00a0» sur la page de connexion et définissez un nouveau mot de passe\u00a0: toutes les sessions ouvertes de votre compte seront fermées, et ses clés d’accès supprimées.',
    administrator:
      'Demandez le nouveau mot de passe à l’administrateur, ou choisissez «\u00a0Forgot password?\u00a0» sur la page de connexion et définissez-en un que personne d’autre ne connaît.',
    not_you_factor:
      'Si ce n’était pas vous, écrivez aussitôt au propriétaire de votre société ou à l’administrateur de Frakto\u00a0: un nouveau mot de passe ne suffit pas, car le second facteur reste activé jusqu’à ce qu’un administrateur le désactive.',
    ignore: 'Si vous n’avez rien demandé, ne faites rien\u00a0: sans le lien, rien ne change.',
    uninvited:
      'Si vous ne souhaitez pas accepter l’invitation, ne faites rien\u00a0: sans le lien, rien ne change.',
    unexpected: 'Si vous n’attendiez pas cet e-mail, ne faites rien\u00a0: sans le lien, rien ne change.',
  },
  signIn: 'Ouvrir Frakto',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Définir un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte Frakto. Le lien vous permet de le définir.',
        `Le lien fonctionne une seule fois, pendant ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Définir un nouveau mot de passe',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'Un compte avec votre adresse e-mail',
      paragraphs: [
        'Il existe un compte Frakto avec cette adresse e-mail, que personne n’a confirmé. L’adresse est à vous, le compte aussi.',
        `Avec le lien, vous définissez votre propre mot de passe\u00a0; toutes les sessions ouvertes du compte sont fermées. Le lien fonctionne une seule fois, pendant ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Reprendre le compte',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        byAdministrator
          ? 'Un administrateur a défini un nouveau mot de passe pour votre compte Frakto et vous a déconnecté partout.'
          : 'Le mot de passe de votre compte Frakto a été modifié.',
        ...(passkeys.length > 0
          ? [
              `Clés d’accès qui ne permettent plus de se connecter\u00a0: ${passkeys.map((name) => `«\u00a0${name}\u00a0»`).join(', ')}.`,
            ]
          : []),
        ...(secondFactor
          ? [
              'La connexion ne demande plus de code\u00a0: le second facteur a été désactivé avec l’ancien mot de passe. Vous pouvez le réactiver sur la page de votre compte.',
            ]
          : []),
        ...(newEmail ? [`Le changement de votre adresse pour ${newEmail} est annulé.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [
        'Cette adresse doit devenir celle d’un compte Frakto. Elle compte dès que vous la confirmez.',
        `Le lien fonctionne une seule fois, pendant ${hours(facts.hours)}.`,
        circumstances,
      ],
      link: 'Confirmer l’adresse',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Votre adresse e-mail va être modifiée',
      paragraphs: [
        `Quelqu’un qui connaît votre mot de passe a demandé de remplacer l’adresse de votre compte Frakto par ${newEmail}. La présente adresse compte tant que la nouvelle n’est pas confirmée\u00a0; définir un nouveau mot de passe annule le changement.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'Votre adresse e-mail a été modifiée',
      paragraphs: byAdministrator
        ? [
            `Un administrateur a donné à votre compte Frakto l’adresse ${newEmail} et vous a déconnecté partout. La présente adresse ne permet plus de se connecter.`,
            circumstances,
            'Si vous ne savez pas pourquoi, demandez à votre administrateur.',
          ]
        : [
            `Votre compte Frakto a maintenant l’adresse ${newEmail}. La présente adresse ne permet plus de se connecter.`,
            circumstances,
            'Si ce n’était pas vous, écrivez aussitôt au propriétaire de votre société ou à l’administrateur de Frakto.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Un compte Frakto a été créé avec cette adresse. Confirmez qu’elle est à vous\u00a0: jusque-là, les e-mails de votre société ne seront pas envoyés.',
        `Le lien fonctionne une seule fois, pendant ${days(facts.days)}.`,
        circumstances,
        'Si vous ne vous êtes pas inscrit, n’ouvrez pas le lien. Vous pouvez reprendre le compte avec «\u00a0Forgot password?\u00a0» sur la page de connexion.',
      ],
      link: 'Confirmer l’adresse',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'Votre adresse e-mail est confirmée',
      paragraphs: [
        'Merci, l’adresse est confirmée. Les e-mails de votre société qui attendaient sont envoyés maintenant.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Définissez votre mot de passe',
      paragraphs: [
        facts.company
          ? `${facts.by}, de la société ${facts.company}, vous a ouvert un compte Frakto.`
          : `${facts.by}, de l’administration de Frakto, vous demande de définir votre propre mot de passe pour votre compte Frakto.`,
        `Avec le lien, vous définissez votre mot de passe, que personne d’autre ne connaîtra. Le lien fonctionne une seule fois, pendant ${days(facts.days)}.`,
      ],
      link: 'Définir le mot de passe',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `Invitation à rejoindre ${facts.company}`,
      paragraphs: [
        `${facts.by}, de la société ${facts.company}, vous invite à travailler ensemble avec Frakto.`,
        'Le mot de passe de votre compte a été défini par quelqu’un d’autre. Pour que personne d’autre que vous n’y accède, vous en définissez un avec le lien, puis vous rejoignez la société.',
        `Le lien fonctionne une seule fois, pendant ${days(facts.days)}.`,
      ],
      link: 'Définir le mot de passe et rejoindre',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `Invitation à rejoindre ${facts.company}`,
      paragraphs: [
        `${facts.by}, de la société ${facts.company}, vous invite à travailler ensemble avec Frakto.`,
        `Avec le lien, vous créez votre compte\u00a0: votre nom et votre propre mot de passe. Le lien fonctionne une seule fois, pendant ${days(facts.days)}.`,
      ],
      link: 'Créer le compte et rejoindre',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'Connexion depuis un nouvel appareil',
      paragraphs: [
        'Quelqu’un s’est connecté à votre compte Frakto depuis un appareil qui n’avait pas encore servi.',
        [...(device ? [`Appareil\u00a0: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'Vous avez été déconnecté partout',
      paragraphs: [
        'Un administrateur a mis fin à toutes les sessions de votre compte Frakto. Partout où vous étiez connecté, vous devez vous connecter à nouveau\u00a0; votre mot de passe reste le même.',
        circumstances,
        'Si vous ne savez pas pourquoi, demandez à votre administrateur.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'Le second facteur est activé',
      paragraphs: [
        'La connexion à votre compte Frakto demande désormais un code de votre application d’authentification, en plus du mot de passe.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'Le second facteur a été déplacé vers une autre application',
      paragraphs: [
        'La connexion à votre compte Frakto demande désormais les codes d’une autre application d’authentification. L’ancienne application et les anciens codes de récupération ne fonctionnent plus.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'Le second facteur est désactivé',
      ...(byAdministrator
        ? {
            paragraphs: [
              'Un administrateur a désactivé le second facteur de votre compte Frakto et vous a déconnecté partout\u00a0: le mot de passe suffit désormais. Vous pouvez le réactiver sur la page de votre compte.',
              circumstances,
              'Si vous ne savez pas pourquoi, demandez à votre administrateur.',
            ],
          }
        : {
            paragraphs: [
              'La connexion à votre compte Frakto ne demande plus de code\u00a0: le mot de passe suffit.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'Vous avez de nouveaux codes de récupération',
      paragraphs: [
        'De nouveaux codes de récupération ont été créés pour votre compte Frakto. Les anciens ne fonctionnent plus.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice
        ? 'Un code de récupération a été utilisé sur un nouvel appareil'
        : 'Un code de récupération a été utilisé',
      paragraphs: [
        'Quelqu’un s’est connecté à votre compte Frakto avec un code de récupération au lieu du code de l’application. Ce code ne fonctionne plus.',
        `Il vous reste ${counted('fr', left, { one: 'code de récupération', other: 'codes de récupération' })}. La page de votre compte permet d’en créer de nouveaux.`,
        ...(isNewDevice
          ? [
              device
                ? `Cet appareil n’avait pas encore servi\u00a0: ${device}.`
                : 'Cet appareil n’avait pas encore servi.',
            ]
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'Une clé d’accès a été ajoutée',
      paragraphs: [
        `La clé d’accès «\u00a0${name}\u00a0» permet désormais de se connecter à votre compte Frakto sans mot de passe.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'Une clé d’accès a été supprimée',
      paragraphs: [
        `La clé d’accès «\u00a0${name}\u00a0» ne permet plus de se connecter à votre compte Frakto.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `La clé API «\u00a0${name}\u00a0» expire bientôt`,
      paragraphs: [
        `La clé API «\u00a0${name}\u00a0» (${prefix}…) de votre société cesse de fonctionner\u00a0: ${time}.`,
        'Le programme qui l’utilise ne pourra alors plus joindre Frakto. Créez une nouvelle clé dans les réglages de la société, saisissez-la dans ce programme, puis supprimez l’ancienne.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `Une panne totale de KSeF a été annoncée à partir du ${day}`,
          paragraphs: [
            `Le service d’état du ministère (Latarnia) a annoncé une panne totale de KSeF à partir du ${day}. Frakto l’a saisie de lui-même : les factures émises pendant ce temps n’ont pas à être envoyées à KSeF et ne le sont pas.`,
            'Si c’est une erreur, supprimez la panne dans les réglages KSeF : les factures auront alors leur délai habituel et seront envoyées.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Des factures attendent la fin d’une panne de KSeF depuis le ${day}`,
          paragraphs: [
            `La panne de KSeF saisie à partir du ${day} n’a pas de fin, Frakto n’envoie donc rien. ${counted('fr', count, { one: 'facture attend', other: 'factures attendent' })} : ${list}.`,
            'Si la panne est terminée, saisissez sa fin dans les réglages KSeF. Frakto enverra alors les factures de lui-même.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `Le délai d’envoi de factures à KSeF est passé : ${day}`,
          paragraphs: [
            `${counted('fr', count, { one: 'facture n’est toujours pas dans KSeF', other: 'factures ne sont toujours pas dans KSeF' })}, alors que le dernier jour était le ${day} : ${list}.`,
            'Frakto continue d’essayer, sauf si KSeF les a refusées. Regardez sur la page des finances, sous « To KSeF », ce qui les retient, et corrigez-le dès que possible.',
          ],
        };
      return {
        subject: `Des factures doivent être dans KSeF au plus tard le ${day}`,
        paragraphs: [
          `${counted('fr', count, { one: 'facture n’est pas encore dans KSeF', other: 'factures ne sont pas encore dans KSeF' })} ; dernier jour d’envoi : ${day} (${list}).`,
          'Frakto les envoie de lui-même dès que KSeF les accepte. Regardez sur la page des finances, sous « To KSeF », ce qui les retient, et corrigez-le à temps.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `Le certificat KSeF expire le ${day}`,
      paragraphs: [
        isOffline
          ? `Le certificat qui signe le code des factures hors ligne de votre société expire le ${day}. Ensuite, les factures émises pendant une panne de KSeF n’auront pas de code II.`
          : `Le certificat avec lequel votre société se connecte à KSeF expire le ${day}. Ensuite, Frakto n’enverra plus aucune facture à KSeF.`,
        'Obtenez un nouveau certificat dans l’application du contribuable de KSeF et saisissez-le dans les réglages KSeF. Un nouveau peut être demandé tant que l’ancien est valable.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `Le webhook vers ${host} a été désactivé`,
      paragraphs: [
        reason === 'gone'
          ? `${host} a répondu que l’adresse n’existe plus (410). Frakto n’y envoie plus rien.`
          : `Depuis ${days} jours, rien n’a pu être livré à ${host}. Frakto n’y envoie plus rien.`,
        'Les événements sont conservés 30 jours. Quand le programme sera de nouveau prêt, réactivez le webhook dans les réglages de la société\u00a0; vous pourrez aussi y envoyer ce qu’il a manqué.',
      ],
    }),
  },
};
