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
