import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('it', count, { one: 'minuto', other: 'minuti' });
const hours = (count: number) => counted('it', count, { one: 'ora', other: 'ore' });
const days = (count: number) => counted('it', count, { one: 'giorno', other: 'giorni' });

export const italian: AccountMailTexts = {
  greeting: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  circumstances: ({ when, address }) =>
    [`Quando: ${when}`, ...(address ? [`Indirizzo IP: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'Se non è stato Lei, scelga subito «Forgot password?» nella pagina di accesso e imposti una nuova password: così vengono chiuse tutte le sessioni aperte del Suo account e rimosse le sue passkey.',
    administrator:
      'Chieda la nuova password all’amministratore, oppure scelga «Forgot password?» nella pagina di accesso e ne imposti una che nessun altro conosce.',
    not_you_factor:
      'Se non è stato Lei, scriva subito al titolare della Sua azienda o all’amministratore di Frakto: una nuova password da sola non basta, perché il secondo fattore resta attivo finché un amministratore non lo disattiva.',
    ignore: 'Se non l’ha chiesto Lei, non faccia nulla: senza il link non cambia niente.',
    uninvited: 'Se non desidera partecipare, non faccia nulla: senza il link non cambia nulla.',
    unexpected: 'Se non aspettava questa e-mail, non faccia nulla: senza il link non cambia nulla.',
  },
  signIn: 'Apri Frakto',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Imposti una nuova password',
      paragraphs: [
        'Qualcuno ha chiesto una nuova password per il Suo account Frakto. Con il link può impostarla.',
        `Il link funziona una sola volta, per ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Imposta una nuova password',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'Un account con il Suo indirizzo e-mail',
      paragraphs: [
        'Esiste un account Frakto con questo indirizzo e-mail che nessuno ha confermato. L’indirizzo è Suo, quindi anche l’account.',
        `Con il link imposta la Sua password; tutte le sessioni aperte dell’account vengono chiuse. Il link funziona una sola volta, per ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Riprendi l’account',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'La Sua password è stata cambiata',
      paragraphs: [
        byAdministrator
          ? 'Un amministratore ha impostato una nuova password per il Suo account Frakto e ha chiuso tutte le Sue sessioni.'
          : 'La password del Suo account Frakto è stata cambiata.',
        ...(passkeys.length > 0
          ? [`Passkey che non consentono più l’accesso: ${passkeys.map((name) => `«${name}»`).join(', ')}.`]
          : []),
        ...(secondFactor
          ? [
              'Per accedere non serve più un codice: il secondo fattore è stato disattivato insieme alla password precedente. Può riattivarlo nella pagina del Suo account.',
            ]
          : []),
        ...(newEmail ? [`Il cambio del Suo indirizzo in ${newEmail} è annullato.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Confermi il nuovo indirizzo e-mail',
      paragraphs: [
        'Questo indirizzo sta per diventare quello di un account Frakto. Vale non appena lo conferma.',
        `Il link funziona una sola volta, per ${hours(facts.hours)}.`,
        circumstances,
      ],
      link: 'Conferma l’indirizzo',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Il Suo indirizzo e-mail sta per cambiare',
      paragraphs: [
        `Qualcuno che conosce la Sua password ha chiesto di cambiare l’indirizzo del Suo account Frakto in ${newEmail}. Finché il nuovo non è confermato, vale questo indirizzo; impostare una nuova password annulla il cambio.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'Il Suo indirizzo e-mail è cambiato',
      paragraphs: byAdministrator
        ? [
            `Un amministratore ha cambiato l’indirizzo del Suo account Frakto in ${newEmail} e ha chiuso tutte le Sue sessioni. Con questo indirizzo non si può più accedere.`,
            circumstances,
            'Se non sa perché, chieda al Suo amministratore.',
          ]
        : [
            `Il Suo account Frakto ha ora l’indirizzo ${newEmail}. Con questo indirizzo non si può più accedere.`,
            circumstances,
            'Se non è stato Lei, scriva subito al titolare della Sua azienda o all’amministratore di Frakto.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'Confermi il Suo indirizzo e-mail',
      paragraphs: [
        'Con questo indirizzo è stato creato un account Frakto. Confermi che è Suo: fino ad allora le e-mail della Sua azienda non vengono inviate.',
        `Il link funziona una sola volta, per ${days(facts.days)}.`,
        circumstances,
        'Se non si è registrato, non apra il link. Può riprendere l’account con «Forgot password?» nella pagina di accesso.',
      ],
      link: 'Conferma l’indirizzo',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'Il Suo indirizzo e-mail è confermato',
      paragraphs: [
        'Grazie, l’indirizzo è confermato. Le e-mail della Sua azienda che erano in attesa vengono inviate ora.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Imposti la Sua password',
      paragraphs: [
        facts.company
          ? `${facts.by} di ${facts.company} Le ha aperto un account Frakto.`
          : `${facts.by}, dell’amministrazione di Frakto, Le chiede di impostare la Sua password per il Suo account Frakto.`,
        `Con il link imposta la Sua password, che nessun altro conoscerà. Il link funziona una sola volta, per ${days(facts.days)}.`,
      ],
      link: 'Imposta la password',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `Invito a ${facts.company}`,
      paragraphs: [
        `${facts.by} di ${facts.company} La invita a lavorare insieme con Frakto.`,
        'La password del Suo account è stata impostata da un’altra persona. Perché nessun altro entri, con il link imposta la Sua e si unisce.',
        `Il link funziona una sola volta, per ${days(facts.days)}.`,
      ],
      link: 'Imposta la password e unisciti',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `Invito a ${facts.company}`,
      paragraphs: [
        `${facts.by} di ${facts.company} La invita a lavorare insieme con Frakto.`,
        `Con il link crea il Suo account: il Suo nome e una password propria. Il link funziona una sola volta, per ${days(facts.days)}.`,
      ],
      link: 'Crea l’account e unisciti',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'Accesso da un nuovo dispositivo',
      paragraphs: [
        'Qualcuno ha effettuato l’accesso al Suo account Frakto da un dispositivo mai usato prima.',
        [...(device ? [`Dispositivo: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'È stato disconnesso ovunque',
      paragraphs: [
        'Un amministratore ha chiuso tutte le sessioni del Suo account Frakto. Ovunque fosse connesso, dovrà accedere di nuovo; la password resta la stessa.',
        circumstances,
        'Se non sa perché, chieda al Suo amministratore.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'Il secondo fattore è attivo',
      paragraphs: [
        'L’accesso al Suo account Frakto ora richiede, oltre alla password, un codice dell’app di autenticazione.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'Il secondo fattore è passato a un’altra app',
      paragraphs: [
        'L’accesso al Suo account Frakto richiede ora i codici di un’altra app di autenticazione. L’app precedente e i codici di recupero precedenti non funzionano più.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'Il secondo fattore non è più attivo',
      ...(byAdministrator
        ? {
            paragraphs: [
              'Un amministratore ha disattivato il secondo fattore del Suo account Frakto e ha chiuso tutte le Sue sessioni: ora basta la password. Può riattivarlo nella pagina del Suo account.',
              circumstances,
              'Se non sa perché, chieda al Suo amministratore.',
            ],
          }
        : {
            paragraphs: [
              'L’accesso al Suo account Frakto non richiede più un codice: basta la password.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'Ha nuovi codici di recupero',
      paragraphs: [
        'Per il Suo account Frakto sono stati creati nuovi codici di recupero. I precedenti non funzionano più.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice
        ? 'È stato usato un codice di recupero su un nuovo dispositivo'
        : 'È stato usato un codice di recupero',
      paragraphs: [
        'Qualcuno ha effettuato l’accesso al Suo account Frakto con un codice di recupero al posto del codice dell’app. Quel codice non funziona più.',
        `Le restano ${counted('it', left, { one: 'codice di recupero', other: 'codici di recupero' })}. Può crearne di nuovi nella pagina del Suo account.`,
        ...(isNewDevice
          ? [
              device
                ? `Il dispositivo non era mai stato usato prima: ${device}.`
                : 'Il dispositivo non era mai stato usato prima.',
            ]
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'È stata aggiunta una passkey',
      paragraphs: [
        `La passkey «${name}» ora consente di accedere al Suo account Frakto senza password.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'È stata rimossa una passkey',
      paragraphs: [`La passkey «${name}» non consente più di accedere al Suo account Frakto.`, circumstances],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `La chiave API «${name}» scade a breve`,
      paragraphs: [
        `La chiave API «${name}» (${prefix}…) della Sua azienda smette di funzionare: ${time}.`,
        'Il programma che la usa non potrà più collegarsi a Frakto. Crei una nuova chiave nelle impostazioni dell’azienda, la inserisca in quel programma, poi elimini quella vecchia.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `È stato annunciato un guasto totale di KSeF dal ${day}`,
          paragraphs: [
            `Il servizio di stato del Ministero (Latarnia) ha annunciato un guasto totale di KSeF dal ${day}. Frakto lo ha registrato da solo: le fatture emesse nel frattempo non devono essere inviate a KSeF e non vengono inviate.`,
            'Se è un errore, rimuova l’interruzione nelle impostazioni KSeF: le fatture avranno allora il termine consueto e verranno inviate.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Fatture in attesa della fine di un’interruzione di KSeF dal ${day}`,
          paragraphs: [
            `L’interruzione di KSeF registrata dal ${day} non ha una fine, perciò Frakto non invia nulla. ${counted('it', count, { one: 'fattura attende', other: 'fatture attendono' })}: ${list}.`,
            'Se l’interruzione è finita, ne inserisca la fine nelle impostazioni KSeF. Frakto invierà allora le fatture da solo.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `È scaduto il termine per inviare fatture a KSeF: ${day}`,
          paragraphs: [
            `${counted('it', count, { one: 'fattura non è', other: 'fatture non sono' })} ancora in KSeF, anche se l’ultimo giorno era il ${day}: ${list}.`,
            'Frakto continua a provare, a meno che KSeF non le abbia rifiutate. Guardi nella pagina delle finanze, sotto «To KSeF», che cosa le trattiene e corregga al più presto.',
          ],
        };
      return {
        subject: `Fatture da inviare a KSeF entro il ${day}`,
        paragraphs: [
          `${counted('it', count, { one: 'fattura non è', other: 'fatture non sono' })} ancora in KSeF; l’ultimo giorno per l’invio è il ${day}: ${list}.`,
          'Frakto le invia da solo appena KSeF le accetta. Guardi nella pagina delle finanze, sotto «To KSeF», che cosa le trattiene e corregga in tempo.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `Il certificato KSeF scade il ${day}`,
      paragraphs: [
        isOffline
          ? `Il certificato che firma il codice delle fatture offline della Sua azienda scade il ${day}. Dopo, le fatture emesse mentre KSeF non è raggiungibile non avranno il codice II.`
          : `Il certificato con cui la Sua azienda accede a KSeF scade il ${day}. Dopo, Frakto non invierà alcuna fattura a KSeF.`,
        'Ottenga un nuovo certificato nell’applicazione del contribuente di KSeF e lo inserisca nelle impostazioni KSeF. Un nuovo certificato si può richiedere finché quello vecchio è valido.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `Il webhook verso ${host} è stato disattivato`,
      paragraphs: [
        reason === 'gone'
          ? `${host} ha risposto che l’indirizzo non esiste più (410). Frakto non vi invia più nulla.`
          : `Da ${days} giorni non è stato possibile consegnare nulla a ${host}. Frakto non vi invia più nulla.`,
        'Gli eventi sono conservati per 30 giorni. Quando il programma sarà di nuovo pronto, attivi il webhook nelle impostazioni dell’azienda; da lì può anche inviare ciò che ha perso.',
      ],
    }),
  },
};
