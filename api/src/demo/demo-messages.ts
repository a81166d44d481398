import type { demoAccounts } from './demo-accounts.js';

/** A message that came to a demo company. */
export interface DemoMessage {
  /** Index of the client who wrote. */
  client: number;
  /** Who of the client's people wrote. */
  name: string;
  type: string;
  subject: string;
  /** Paragraphs of plain text. */
  lines: readonly string[];
  /** Hours ago. */
  age: number;
  /** It is about the client's latest order. */
  isAboutOrder?: boolean;
  isRead?: boolean;
}

/** What clients wrote to the first demo company. */
export const balticMessages: readonly DemoMessage[] = [
  {
    client: 1,
    name: 'Ragna Lindqvist',
    type: 'offers_to_client',
    subject: 'Re: Oferta transportowa',
    lines: ['Hei,', 'takk, vi ser på tilbudet og svarer i løpet av dagen.', 'Mvh Ragna Lindqvist'],
    age: 1,
    isAboutOrder: true,
  },
  {
    client: 2,
    name: 'Marek Sawicki',
    type: 'quote_request',
    subject: 'Temperatura w transporcie do Trondheim',
    lines: [
      'Dzień dobry,',
      'potwierdzam, że ładunek musi mieć −18 °C przez całą drogę. Proszę o wydruk z rejestratora przy rozładunku.',
      'Pozdrawiam, Marek Sawicki',
    ],
    age: 3,
    isAboutOrder: true,
  },
  {
    client: 7,
    name: 'Joanna Kmieć',
    type: 'order_acceptance',
    subject: 'Potwierdzenie terminu załadunku',
    lines: ['Dzień dobry,', 'brama 4, kierowca zgłasza się w dyspozytorni. Załadunek możliwy od 7:00.'],
    age: 22,
    isAboutOrder: true,
    isRead: true,
  },
  {
    client: 20,
    name: 'Dieter Vogt',
    type: 'quote_request',
    subject: 'Anfrage Küchenmöbel Berlin–Poznań',
    lines: [
      'Guten Tag,',
      'wir suchen für KW 49 einen Transport von 14 Paletten Küchenmöbeln nach Poznań. Können Sie uns ein Angebot machen?',
      'Mit freundlichen Grüßen, Dieter Vogt',
    ],
    age: 27,
  },
  {
    client: 9,
    name: 'Paweł Drozd',
    type: 'invoice_sent',
    subject: 'Faktura: prośba o dopisanie numeru zamówienia',
    lines: ['Dzień dobry,', 'bardzo proszę o numer zamówienia PW/2211 na fakturze. Dziękuję!'],
    age: 50,
    isAboutOrder: true,
    isRead: true,
  },
  {
    client: 15,
    name: 'Solveig Aune',
    type: 'quote_request',
    subject: 'Fersk laks hver uke fra januar',
    lines: [
      'Hei,',
      'vi planlegger faste avganger hver tirsdag fra januar, 24 paller til Białystok. Hva blir prisen ved fast avtale?',
    ],
    age: 74,
    isRead: true,
  },
];

/** What clients wrote to the other demo company. */
export const rivalMessages: readonly DemoMessage[] = [
  {
    client: 3,
    name: 'Henrik Moe',
    type: 'quote_request',
    subject: 'Frukt fra Gdańsk i uke 49',
    lines: ['Hei,', 'kan dere hente 22 paller frukt på kaia i Gdańsk på mandag?'],
    age: 5,
  },
];

type Somebody = keyof typeof demoAccounts;

/** What somebody wrote to somebody. */
interface DemoChatMessage {
  from: Somebody;
  to: Somebody;
  /** How long ago, in minutes. */
  ago: number;
  text: string;
}

const hour = 60;
const day = 24 * hour;

const between =
  (one: Somebody, other: Somebody) =>
  (ago: number, isFromOne: boolean, text: string): DemoChatMessage =>
    isFromOne ? { from: one, to: other, ago, text } : { from: other, to: one, ago, text };

const ofOffice = between('owner', 'worker');
const ofSupport = between('owner', 'admin');
const ofWorker = between('worker', 'admin');

/** Conversations of the demo, the oldest message of each first. */
export const demoChats: readonly DemoChatMessage[] = [
  ofOffice(
    6 * day + 3 * hour,
    true,
    'Piotrek, Stolarnia Kaszuby pyta o Stavanger w przyszłym tygodniu. 22 palety, 9 ton.',
  ),
  ofOffice(
    6 * day + 2 * hour + 48,
    false,
    'Pomorska pojedzie do Karlskrony, za Bałtykiem może wziąć Skandia. Zapytam obie.',
  ),
  ofOffice(6 * day + 2 * hour + 41, true, 'Super. Marża jak zwykle, 15%.'),
  ofOffice(
    4 * day + 5 * hour,
    false,
    'Skandia dała 13 830 NOK. Trochę drożej niż ostatnio, ale ma auto na środę.',
  ),
  ofOffice(4 * day + 4 * hour + 52, true, 'Bierzemy. Klientowi zależy na terminie, nie na cenie.'),
  ofOffice(
    day + 6 * hour,
    false,
    'Uwaga na Agromix: chcą zmienić adres rozładunku.\nNowy: Alnabruveien 3, Oslo. Windy nie ma, kierowca musi mieć paleciak.',
  ),
  ofOffice(day + 5 * hour + 50, true, 'Dzięki, poprawiłam w zleceniu i napisałam do przewoźnika.'),
  ofOffice(50, false, 'Skandia pyta, czy mogą rozładować po 16.'),
  ofOffice(48, true, 'Tak, potwierdziłam z odbiorcą. Brama 3.'),
  ofOffice(42, false, 'Super. Jak tylko przyjdzie POD, dołączę go do zlecenia i możesz wystawiać fakturę.'),
  ofOffice(41, true, 'Dam znać klientowi. Czekam na skan od kierowcy.'),
  ofOffice(12, false, 'Kierowca rozładowany. Skan obiecał do godziny.'),
  ofOffice(11, false, 'A, i pytał o ładunek powrotny ze Stavanger. Mamy coś?'),

  ofSupport(
    9 * day,
    true,
    'Dzień dobry, czy można dodać do bazy globalnej Vestfold Trevare AS? Kilku naszych klientów do nich wozi.',
  ),
  ofSupport(
    9 * day - 4 * hour,
    false,
    'Dzień dobry, dodane. Sprawdziłam numer w rejestrze, adres jest aktualny.',
  ),
  ofSupport(9 * day - 4 * hour - 5, true, 'Dziękuję, już mamy ich w katalogu.'),
  ofSupport(
    2 * day + hour,
    false,
    'Od dziś można wysyłać zapytania o cenę do całych grup przewoźników. Gdyby coś nie działało, proszę pisać.',
  ),

  ofWorker(3 * day, true, 'Dzień dobry, zmieniłem numer telefonu. Czy muszę to gdzieś zgłosić?'),
  ofWorker(3 * day - 30, false, 'Nie trzeba, w aplikacji służy on tylko Panu. Miłego dnia!'),
];

/** Who has not read yet what was written to them so many minutes ago, or later. */
export const demoUnread: readonly { who: Somebody; other: Somebody; since: number }[] = [
  { who: 'owner', other: 'worker', since: 12 },
];
