import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Dzień dobry, {{name}},';
const farewell = 'Pozdrawiamy<br>{{company}}';

/** Polish. */
export const polishTemplates = {
  quote_request: {
    subject: 'Szybka wycena transportu od {{company}}',
    body: paragraphs(
      greeting,
      'planują Państwo transport? Wystarczy kilka danych: skąd, dokąd, kiedy i co jedzie. Resztą zajmiemy się my.',
      'Krótki formularz zajmuje kilka minut:',
      '{{order_link}}',
      'Są pytania? Wystarczy odpisać na tę wiadomość.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Dziękujemy za zapytanie – oferta w ciągu 24 godzin',
    body: paragraphs(
      greeting,
      'dziękujemy za zapytanie. Już nad nim pracujemy i w ciągu 24 godzin prześlemy ofertę.',
      'Oto dane, które od Państwa otrzymaliśmy:',
      '[ORDER DETAILS]',
      'Coś się zmieniło? Dane można poprawić tutaj:',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'Prosimy o uzupełnienie danych do wyceny transportu',
    body: paragraphs(
      greeting,
      'aby przygotować dokładną ofertę, potrzebujemy jeszcze kilku informacji o transporcie. ' +
        'To, co już wiemy, jest wpisane w formularzu – uzupełnienie reszty zajmie chwilę.',
      '{{order_link}}',
      'Do tej pory mamy:',
      '[ORDER DETAILS]',
      'Gdy tylko dane będą kompletne, wrócimy z ofertą.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Zlecenie transportowe przyjęte do realizacji',
    body: paragraphs(
      greeting,
      'dziękujemy za zlecenie. Jest już u nas i zajmujemy się jego realizacją.',
      '[ORDER DETAILS]',
      'O przebiegu transportu będziemy informować na bieżąco. ' +
        'W razie zmian lub pytań wystarczy odpisać na tę wiadomość.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Zapytanie o wycenę transportu',
    body: paragraphs(
      greeting,
      'mamy do zlecenia transport i chętnie poznamy Państwa stawkę:',
      '[ORDER DETAILS]',
      'Cenę i terminy można podać w minutę, bez logowania:',
      '{{order_link}}',
      'Dziękujemy i czekamy na odpowiedź.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Oferta transportowa',
    body: paragraphs(
      greeting,
      'przesyłamy ofertę na Państwa transport.',
      '[OFFER DETAILS]',
      'Ofertę można przyjąć lub odrzucić od razu online:',
      '[OFFER ACCEPTANCE LINK]',
      'Termin albo cena nie do końca pasują? Prosimy o odpowiedź na tę wiadomość – znajdziemy rozwiązanie.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Zlecenie transportowe do potwierdzenia',
    body: paragraphs(
      greeting,
      'chcemy zlecić Państwu poniższy transport.',
      '[ORDER DETAILS]',
      'Prosimy o sprawdzenie danych oraz przyjęcie lub odrzucenie zlecenia:',
      '{{order_link}}',
      'Numery rejestracyjne i dane kierowcy można podać od razu przy przyjęciu albo później pod tym samym adresem.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Faktura za transport',
    body: paragraphs(
      greeting,
      'dziękujemy za współpracę. W załączniku przesyłamy fakturę za wykonany transport.',
      '[ORDER DETAILS]',
      'Prosimy o płatność w terminie podanym na fakturze. W razie pytań wystarczy odpisać na tę wiadomość.',
      farewell,
    ),
  },
  follow_up: {
    subject: 'Czy możemy pomóc w sprawie naszej oferty?',
    body: paragraphs(
      greeting,
      'niedawno przesłaliśmy Państwu ofertę transportową. Czy udało się ją obejrzeć? ' +
        'Jeśli warto zmienić termin lub warunki, chętnie to zrobimy.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
