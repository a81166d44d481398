export const subcontractorOrder = {
  title: (order: string) => `Zlecenie transportowe ${order}`,
  titleAlone: 'Zlecenie transportowe',
  lead: 'Sprawdź szczegóły i odpowiedz: przyjmujesz zlecenie albo je odrzucasz.',
  loading: 'Ładowanie szczegółów zlecenia...',
  price: 'Cena netto za trasę',
  client: 'Klient',
  unknownClient: 'Nieznany klient',
  accept: 'Przyjmij zlecenie',
  acceptTitle: 'Przyjąć zlecenie?',
  acceptText: 'Spedytor od razu dowie się, że pojedziesz. Przyjętego zlecenia nie cofniesz na tej stronie.',
  acceptFor: (price: string | null) =>
    price === null ? 'Przyjmuję zlecenie' : `Przyjmuję zlecenie za ${price}`,
  reject: 'Odrzuć zlecenie',
  rejectTitle: 'Odrzucić zlecenie?',
  rejectText: 'Spedytor od razu dowie się, że nie pojedziesz, i wybierze innego przewoźnika.',
  reason: 'Powód (możesz pominąć)',
  reasonExample: 'Np. brak wolnego pojazdu',
  failed: 'Błąd podczas wysyłania odpowiedzi. Spróbuj ponownie.',
  missingData: 'Brakuje danych zlecenia.',
  errorTitle: 'Błąd',
  errorText: 'Nie udało się wczytać danych. Sprawdź, czy link jest prawidłowy.',

  vehicle: 'Pojazd i kierowca',
  vehicleNow: 'Możesz podać od razu, przyjmując zlecenie, albo później pod tym samym linkiem.',
  vehicleLater: 'Podaj, kto przyjedzie. Do rozładunku możesz to tutaj poprawić.',
  vehicleNames: {
    truck_plates: 'Nr rej. pojazdu',
    trailer_plates: 'Nr rej. naczepy',
    driver_name: 'Imię i nazwisko kierowcy',
    driver_phone: 'Telefon kierowcy',
  },
  vehicleSave: 'Zapisz pojazd i kierowcę',
  vehicleSaved: 'Zapisano. Spedytor już to widzi.',
  vehicleFailed: 'Nie udało się zapisać pojazdu i kierowcy.',
  document: 'Pobierz zlecenie (PDF)',
  documentName: 'zlecenie-transportowe.pdf',
  documentFailed: 'Nie udało się pobrać pliku PDF.',

  thanksTitle: 'Dziękujemy za odpowiedź',
  acceptedText: (order: string) => `Zlecenie ${order} zostało przyjęte. Spedytor dostał wiadomość.`,
  rejectedText: (order: string) => `Zlecenie ${order} zostało odrzucone. Spedytor dostał wiadomość.`,
  loadingStep: (city: string, date: string) => `Załadunek: ${city}, ${date}`,
  cmr: 'Po rozładunku wyślij podpisany CMR',
  cmrText: 'Odpowiedz na e-mail ze zleceniem i dołącz skan albo zdjęcie.',
  question: 'Masz pytanie?',
  questionText: 'Odpowiedz na e-mail ze zleceniem, trafi wprost do spedytora.',
  rejectedStep: 'Niczego więcej nie musisz robić',
  rejectedStepText: 'Spedytor wybierze innego przewoźnika. Chętnie zapytamy Cię przy następnej trasie.',

  alreadyAcceptedTitle: 'To zlecenie zostało już przyjęte',
  alreadyRejectedTitle: 'To zlecenie zostało już odrzucone',
  alreadyText:
    'Odpowiedź jest zapisana i nic się nie zmieniło. Jeśli to pomyłka, odpowiedz na e-mail ze zleceniem.',
  closedTitle: 'Na to zlecenie nie można już odpowiedzieć',
  closedText:
    'Zlecenie zmieniło się od wysłania linku. Odpowiedz na e-mail ze zleceniem i zapytaj spedytora.',
};

/** Texts of the carrier's order page, in one language. */
export type SubcontractorOrderMessages = typeof subcontractorOrder;
