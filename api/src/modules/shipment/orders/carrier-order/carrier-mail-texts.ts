import type { MailLanguage } from '../../../../kernel/text/language.js';
import { aboutTransport } from '../../../correspondence/index.js';
import { escapeHtml } from '../../../../kernel/text/escape-html.js';

/** What a carrier is asked for: who comes; or, once more, whether they take the order, or what they want for a transport. */
type CarrierMail = 'vehicle' | 'answer' | 'price';

/** A mail that asks a carrier for something. */
interface CarrierMailText {
  subject: string;
  /** HTML with placeholders. */
  body: string;
  /** What its button says. */
  action: string;
}

interface Words {
  /** @param about number and cities of the order */
  subject: (about: string) => string;
  greeting: string;
  /** What is asked for, between which cities. */
  request: (pickup: string, delivery: string) => string;
  how: string;
  action: string;
  farewell: string;
}

const vehicle: Readonly<Record<MailLanguage, Words>> = {
  pl: {
    subject: (about) => `Prosimy o numery rejestracyjne i dane kierowcy · ${about}`,
    greeting: 'Dzień dobry, {{name}},',
    request: (pickup, delivery) =>
      `do awizacji transportu ${pickup} – ${delivery} potrzebujemy numerów rejestracyjnych pojazdu oraz imienia, nazwiska i telefonu kierowcy.`,
    how: 'Można je podać tutaj, a w razie zmian także poprawić:',
    action: 'Podaj pojazd i kierowcę',
    farewell: 'Pozdrawiamy',
  },
  en: {
    subject: (about) => `Please send vehicle and driver details · ${about}`,
    greeting: 'Hello {{name}},',
    request: (pickup, delivery) =>
      `To announce your vehicle for ${pickup} – ${delivery}, we need its number plates and the driver’s name and phone number.`,
    how: 'You can enter them here, and correct them if anything changes:',
    action: 'Enter vehicle and driver',
    farewell: 'Kind regards,',
  },
  no: {
    subject: (about) => `Vi trenger registreringsnumre og sjåfør · ${about}`,
    greeting: 'Hei, {{name}}!',
    request: (pickup, delivery) =>
      `For å avisere transporten ${pickup} – ${delivery} trenger vi kjøretøyets registreringsnumre og sjåførens navn og telefonnummer.`,
    how: 'De kan legges inn her, og rettes om noe endrer seg:',
    action: 'Oppgi kjøretøy og sjåfør',
    farewell: 'Vennlig hilsen',
  },
  de: {
    subject: (about) => `Kennzeichen und Fahrer bitte · ${about}`,
    greeting: 'Guten Tag {{name}},',
    request: (pickup, delivery) =>
      `um den Transport ${pickup} – ${delivery} anzumelden, brauchen wir die Kennzeichen des Fahrzeugs sowie Name und Telefonnummer des Fahrers.`,
    how: 'Sie können sie hier eintragen und bei Änderungen auch berichtigen:',
    action: 'Fahrzeug und Fahrer angeben',
    farewell: 'Freundliche Grüße',
  },
  fr: {
    subject: (about) => `Merci d’indiquer le véhicule et le chauffeur · ${about}`,
    greeting: 'Bonjour {{name}},',
    request: (pickup, delivery) =>
      `pour annoncer le transport ${pickup} – ${delivery}, il nous faut les plaques du véhicule ainsi que le nom et le téléphone du chauffeur.`,
    how: 'Vous pouvez les indiquer ici, et les corriger en cas de changement\u00a0:',
    action: 'Indiquer véhicule et chauffeur',
    farewell: 'Cordialement,',
  },
  es: {
    subject: (about) => `Indíquenos el vehículo y el conductor · ${about}`,
    greeting: 'Hola {{name}}:',
    request: (pickup, delivery) =>
      `para anunciar el transporte ${pickup} – ${delivery} necesitamos las matrículas del vehículo y el nombre y el teléfono del conductor.`,
    how: 'Puede introducirlos aquí, y corregirlos si algo cambia:',
    action: 'Indicar vehículo y conductor',
    farewell: 'Un saludo,',
  },
  it: {
    subject: (about) => `Indicateci il veicolo e l’autista · ${about}`,
    greeting: 'Buongiorno {{name}},',
    request: (pickup, delivery) =>
      `per annunciare il trasporto ${pickup} – ${delivery} ci servono le targhe del veicolo e il nome e il telefono dell’autista.`,
    how: 'Potete inserirli qui, e correggerli se qualcosa cambia:',
    action: 'Indica veicolo e autista',
    farewell: 'Cordiali saluti',
  },
};

const answer: Readonly<Record<MailLanguage, Words>> = {
  pl: {
    subject: (about) => `Czekamy na potwierdzenie zlecenia · ${about}`,
    greeting: 'Dzień dobry, {{name}},',
    request: (pickup, delivery) =>
      `czekamy na odpowiedź w sprawie zlecenia transportu ${pickup} – ${delivery}. Prosimy o potwierdzenie albo odmowę.`,
    how: 'Zlecenie i oba przyciski są tutaj:',
    action: 'Odpowiedz na zlecenie',
    farewell: 'Pozdrawiamy',
  },
  en: {
    subject: (about) => `We are waiting for your confirmation · ${about}`,
    greeting: 'Hello {{name}},',
    request: (pickup, delivery) =>
      `We have not had your answer to our transport order ${pickup} – ${delivery} yet. Please confirm or decline it.`,
    how: 'You find the order and both buttons here:',
    action: 'Answer the order',
    farewell: 'Kind regards,',
  },
  no: {
    subject: (about) => `Vi venter på bekreftelse av oppdraget · ${about}`,
    greeting: 'Hei, {{name}}!',
    request: (pickup, delivery) =>
      `Vi har ikke fått svar på transportoppdraget ${pickup} – ${delivery} ennå. Bekreft eller avslå det, er du snill.`,
    how: 'Oppdraget og begge knappene finner du her:',
    action: 'Svar på oppdraget',
    farewell: 'Vennlig hilsen',
  },
  de: {
    subject: (about) => `Wir warten auf Ihre Bestätigung · ${about}`,
    greeting: 'Guten Tag {{name}},',
    request: (pickup, delivery) =>
      `zum Transportauftrag ${pickup} – ${delivery} fehlt uns noch Ihre Antwort. Bitte bestätigen Sie ihn oder lehnen Sie ihn ab.`,
    how: 'Den Auftrag und beide Schaltflächen finden Sie hier:',
    action: 'Auftrag beantworten',
    farewell: 'Freundliche Grüße',
  },
  fr: {
    subject: (about) => `Nous attendons votre confirmation · ${about}`,
    greeting: 'Bonjour {{name}},',
    request: (pickup, delivery) =>
      `nous n’avons pas encore reçu votre réponse à notre ordre de transport ${pickup} – ${delivery}. Merci de le confirmer ou de le refuser.`,
    how: 'L’ordre et les deux boutons se trouvent ici\u00a0:',
    action: 'Répondre à l’ordre',
    farewell: 'Cordialement,',
  },
  es: {
    subject: (about) => `Esperamos su confirmación · ${about}`,
    greeting: 'Hola {{name}}:',
    request: (pickup, delivery) =>
      `todavía no hemos recibido su respuesta a la orden de transporte ${pickup} – ${delivery}. Le rogamos que la confirme o la rechace.`,
    how: 'La orden y los dos botones están aquí:',
    action: 'Responder a la orden',
    farewell: 'Un saludo,',
  },
  it: {
    subject: (about) => `Attendiamo la vostra conferma · ${about}`,
    greeting: 'Buongiorno {{name}},',
    request: (pickup, delivery) =>
      `non abbiamo ancora ricevuto la vostra risposta all’ordine di trasporto ${pickup} – ${delivery}. Vi preghiamo di confermarlo o di rifiutarlo.`,
    how: 'L’ordine e i due pulsanti sono qui:',
    action: 'Rispondi all’ordine',
    farewell: 'Cordiali saluti',
  },
};

const price: Readonly<Record<MailLanguage, Words>> = {
  pl: {
    subject: (about) => `Czekamy na wycenę · ${about}`,
    greeting: 'Dzień dobry, {{name}},',
    request: (pickup, delivery) =>
      `czekamy jeszcze na Państwa cenę za transport ${pickup} – ${delivery}. Jeśli nie mogą Państwo go podjąć, prosimy o krótką odpowiedź.`,
    how: 'Cenę można podać tutaj:',
    action: 'Podaj cenę',
    farewell: 'Pozdrawiamy',
  },
  en: {
    subject: (about) => `We are waiting for your price · ${about}`,
    greeting: 'Hello {{name}},',
    request: (pickup, delivery) =>
      `We are still waiting for your price for ${pickup} – ${delivery}. If you cannot take this transport, a short reply would help us.`,
    how: 'You can enter your price here:',
    action: 'Enter your price',
    farewell: 'Kind regards,',
  },
  no: {
    subject: (about) => `Vi venter på pristilbudet deres · ${about}`,
    greeting: 'Hei, {{name}}!',
    request: (pickup, delivery) =>
      `Vi venter fortsatt på pristilbudet deres for ${pickup} – ${delivery}. Kan dere ikke ta transporten, setter vi pris på et kort svar.`,
    how: 'Prisen kan legges inn her:',
    action: 'Oppgi pris',
    farewell: 'Vennlig hilsen',
  },
  de: {
    subject: (about) => `Wir warten auf Ihren Preis · ${about}`,
    greeting: 'Guten Tag {{name}},',
    request: (pickup, delivery) =>
      `wir warten noch auf Ihren Preis für den Transport ${pickup} – ${delivery}. Falls Sie ihn nicht übernehmen können, bitten wir um eine kurze Antwort.`,
    how: 'Ihren Preis können Sie hier eintragen:',
    action: 'Preis angeben',
    farewell: 'Freundliche Grüße',
  },
  fr: {
    subject: (about) => `Nous attendons votre prix · ${about}`,
    greeting: 'Bonjour {{name}},',
    request: (pickup, delivery) =>
      `nous attendons toujours votre prix pour le transport ${pickup} – ${delivery}. Si vous ne pouvez pas l’assurer, une courte réponse nous aiderait.`,
    how: 'Vous pouvez indiquer votre prix ici\u00a0:',
    action: 'Indiquer le prix',
    farewell: 'Cordialement,',
  },
  es: {
    subject: (about) => `Esperamos su precio · ${about}`,
    greeting: 'Hola {{name}}:',
    request: (pickup, delivery) =>
      `seguimos esperando su precio para el transporte ${pickup} – ${delivery}. Si no puede realizarlo, le agradeceremos una breve respuesta.`,
    how: 'Puede introducir su precio aquí:',
    action: 'Indicar el precio',
    farewell: 'Un saludo,',
  },
  it: {
    subject: (about) => `Attendiamo il vostro prezzo · ${about}`,
    greeting: 'Buongiorno {{name}},',
    request: (pickup, delivery) =>
      `attendiamo ancora il vostro prezzo per il trasporto ${pickup} – ${delivery}. Se non potete effettuarlo, vi saremmo grati di una breve risposta.`,
    how: 'Potete inserire il prezzo qui:',
    action: 'Indica il prezzo',
    farewell: 'Cordiali saluti',
  },
};

const words = { vehicle, answer, price };

/** The mail in the carrier's language. */
export function carrierMailText(
  mail: CarrierMail,
  language: MailLanguage,
  about: { number: number; pickup_city: string; delivery_city: string },
): CarrierMailText {
  const { subject, greeting, request, how, action, farewell } = words[mail][language];
  const asked = escapeHtml(request(about.pickup_city, about.delivery_city));
  const lines = [
    greeting,
    asked,
    escapeHtml(how),
    '{{order_link}}',
    '[ORDER DETAILS]',
    `${escapeHtml(farewell)}<br>{{company}}`,
  ];
  return {
    subject: subject(
      aboutTransport({
        number: about.number,
        routes: [{ pickup: { city: about.pickup_city }, delivery: { city: about.delivery_city } }],
      }),
    ),
    body: lines.map((line) => `<p>${line}</p>`).join(''),
    action,
  };
}
