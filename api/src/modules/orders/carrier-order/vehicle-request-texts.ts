import type { MailLanguage } from '../../../domain/language.js';
import { escapeHtml } from '../../mail/mail.service.js';

/** A mail that asks a carrier who comes. */
export interface VehicleRequestText {
  subject: string;
  /** HTML with placeholders. */
  body: string;
  /** What its button says. */
  action: string;
}

interface Words {
  subject: (number: number) => string;
  greeting: string;
  /** What is asked for, between which cities. */
  request: (pickup: string, delivery: string) => string;
  how: string;
  action: string;
  farewell: string;
}

const words: Readonly<Record<MailLanguage, Words>> = {
  pl: {
    subject: (number) => `Zlecenie ${number}: prosimy o numery rejestracyjne i dane kierowcy`,
    greeting: 'Dzień dobry, {{name}},',
    request: (pickup, delivery) =>
      `do awizacji transportu ${pickup} – ${delivery} potrzebujemy numerów rejestracyjnych pojazdu oraz imienia, nazwiska i telefonu kierowcy.`,
    how: 'Można je podać tutaj, a w razie zmian także poprawić:',
    action: 'Podaj pojazd i kierowcę',
    farewell: 'Pozdrawiamy',
  },
  en: {
    subject: (number) => `Order ${number}: please tell us the vehicle and the driver`,
    greeting: 'Hello {{name}},',
    request: (pickup, delivery) =>
      `To announce the transport ${pickup} – ${delivery} we need the number plates of the vehicle and the driver’s name and phone number.`,
    how: 'You can enter them here, and correct them should anything change:',
    action: 'Enter vehicle and driver',
    farewell: 'Kind regards,',
  },
  no: {
    subject: (number) => `Oppdrag ${number}: vi trenger kjøretøy og sjåfør`,
    greeting: 'Hei {{name}},',
    request: (pickup, delivery) =>
      `For å melde transporten ${pickup} – ${delivery} trenger vi kjøretøyets registreringsnumre og sjåførens navn og telefonnummer.`,
    how: 'De kan føres inn her, og rettes om noe endrer seg:',
    action: 'Oppgi kjøretøy og sjåfør',
    farewell: 'Med vennlig hilsen',
  },
  de: {
    subject: (number) => `Auftrag ${number}: Kennzeichen und Fahrer bitte`,
    greeting: 'Guten Tag {{name}},',
    request: (pickup, delivery) =>
      `um den Transport ${pickup} – ${delivery} anzumelden, brauchen wir die Kennzeichen des Fahrzeugs sowie Name und Telefonnummer des Fahrers.`,
    how: 'Sie können sie hier eintragen und bei Änderungen auch berichtigen:',
    action: 'Fahrzeug und Fahrer angeben',
    farewell: 'Freundliche Grüße',
  },
  fr: {
    subject: (number) => `Ordre ${number}\u00a0: merci d’indiquer le véhicule et le chauffeur`,
    greeting: 'Bonjour {{name}},',
    request: (pickup, delivery) =>
      `pour annoncer le transport ${pickup} – ${delivery}, il nous faut les plaques du véhicule ainsi que le nom et le téléphone du chauffeur.`,
    how: 'Vous pouvez les indiquer ici, et les corriger en cas de changement\u00a0:',
    action: 'Indiquer véhicule et chauffeur',
    farewell: 'Cordialement,',
  },
  es: {
    subject: (number) => `Orden ${number}: indíquenos el vehículo y el conductor`,
    greeting: 'Hola {{name}}:',
    request: (pickup, delivery) =>
      `para anunciar el transporte ${pickup} – ${delivery} necesitamos las matrículas del vehículo y el nombre y el teléfono del conductor.`,
    how: 'Puede introducirlos aquí, y corregirlos si algo cambia:',
    action: 'Indicar vehículo y conductor',
    farewell: 'Un saludo,',
  },
  it: {
    subject: (number) => `Ordine ${number}: indicateci il veicolo e l’autista`,
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
    `${escapeHtml(farewell)}<br>{{company}}`,
  ];
  return {
    subject: subject(about.number),
    body: lines.map((line) => `<p>${line}</p>`).join(''),
    action,
  };
}
