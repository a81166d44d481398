export const clientOffer = {
  title: (order: string) => `Oferta transportowa ${order}`,
  titleAlone: 'Oferta transportowa',
  lead: 'Sprawdź szczegóły i przyjmij albo odrzuć ofertę.',
  leadVariants: 'Wybierz wariant i przyjmij albo odrzuć ofertę.',
  variants: 'Warianty',
  kinds: { cheap: 'Najtańszy', fast: 'Najszybszy' },
  faster: (days: string) => `${days} szybciej`,
  cheaper: (price: string) => `${price} taniej`,
  validUntil: (day: string) => `Oferta jest ważna do ${day}.`,
  loading: 'Ładowanie szczegółów oferty...',
  total: 'Cena netto za całość',
  price: 'Cena netto',
  number: (id: string) => `nr ${id}`,
  parts: 'Etapy',
  noParts: 'Oferta nie ma jeszcze cen. Odpowiedz na e-mail i zapytaj spedytora.',
  net: 'Cena netto.',
  netTerm: (days: string) => `Cena netto. Termin płatności: ${days} od daty faktury.`,
  accept: 'Przyjmij ofertę',
  acceptTitle: 'Przyjąć ofertę?',
  acceptText:
    'Spedytor od razu dowie się o tym i zleci transport. Przyjętej oferty nie cofniesz na tej stronie.',
  acceptFor: (price: string | null) => (price === null ? 'Przyjmuję ofertę' : `Przyjmuję ofertę za ${price}`),
  reject: 'Odrzuć ofertę',
  rejectTitle: 'Odrzucić ofertę?',
  rejectText: 'Spedytor od razu się o tym dowie. Powód pomoże mu przygotować lepszą ofertę.',
  reason: 'Powód (możesz pominąć)',
  reasonExample: 'Np. za wysoka cena, inny termin',
  lost: {
    label: 'Co zdecydowało?',
    choices: {
      price: 'Cena',
      dates: 'Termin',
      competitor: 'Wybieramy innego przewoźnika',
      cancelled: 'Transport się nie odbędzie',
      other: 'Coś innego',
    },
  },
  failed: 'Błąd podczas akceptacji oferty',
  failedReject: 'Błąd podczas odrzucania oferty',

  acceptedTitle: 'Oferta przyjęta',
  acceptedText: (order: string) => `Dziękujemy. Oferta ${order} została przyjęta, a spedytor już o tym wie.`,
  rejectedTitle: 'Oferta odrzucona',
  rejectedText: (order: string) => `Dziękujemy za odpowiedź. Oferta ${order} została odrzucona.`,
  accepted1: 'Spedytor zleca transport przewoźnikowi',
  accepted1Text: 'Niczego więcej nie musisz robić.',
  accepted2: 'Potwierdzenie i zmiany przyjdą e-mailem',
  accepted2Text: 'Masz pytanie? Odpowiedz na wiadomość z ofertą.',
  rejected1: 'Spedytor dostał Twoją odpowiedź',
  rejected1Text: 'Jeśli podałeś powód, może wrócić z nową ofertą.',
  rejected2: 'Zmieniłeś zdanie?',
  rejected2Text: 'Odpowiedz na wiadomość z ofertą, spedytor przygotuje nową.',

  alreadyAcceptedTitle: 'Ta oferta została już przyjęta',
  alreadyRejectedTitle: 'Ta oferta została już odrzucona',
  alreadyText:
    'Odpowiedź jest zapisana i nic się nie zmieniło. Jeśli to pomyłka, odpowiedz na wiadomość z ofertą.',
  takenBack:
    'Link jest uszkodzony albo zastąpiła go nowsza oferta. Otwórz go wprost z najnowszej wiadomości z ofertą.',
  expiredTitle: 'Ta oferta straciła ważność',
  expiredText: (day: string) =>
    `Była ważna do: ${day}. Odpowiedz na wiadomość z ofertą, a spedytor potwierdzi ją albo przygotuje nową.`,
  closedTitle: 'Na tę ofertę nie można już odpowiedzieć',
  closedText: 'Oferta zmieniła się od wysłania linku. Odpowiedz na wiadomość z ofertą i poproś o aktualną.',
};

/** Texts of the client's offer page, in one language. */
export type ClientOfferMessages = typeof clientOffer;
