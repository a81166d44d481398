import type { MailLanguage } from '../../../../kernel/text/language.js';
import { aboutTransport } from '../../../correspondence/index.js';
import { escapeHtml } from '../../../../kernel/text/escape-html.js';

/** A mail that asks a carrier who comes. */
interface VehicleRequestText {
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

const words: Readonly<Record<MailLanguage, Words>> = {
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

/** The mail in the carrier's language. */
export function vehicleRequestText(
  language: MailLanguage,
  about: { number: number; pickup_city: string; delivery_city: string },
): VehicleRequestText {
  const { subject, greeting, request, how, action, farewell } = words[language];
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
