import type { FaultCode } from '../api-types.js';
import type { Texts } from './texts.js';
import type { DoubtCode } from '../../../kernel/contact/company-numbers.js';

/** What is wrong with a field, by the code of the fault. */
export const faults: Readonly<Record<FaultCode, Texts>> = {
  required: { pl: 'Pole wymagane', en: 'Required field', no: 'Må fylles ut' },
  unknown_field: { pl: 'Nieznane pole', en: 'Unknown field', no: 'Ukjent felt' },
  invalid_value: { pl: 'Nieprawidłowa wartość', en: 'Invalid value', no: 'Ugyldig verdi' },
  invalid_format: { pl: 'Nieprawidłowy format', en: 'Invalid format', no: 'Ugyldig format' },
  invalid_certificate: {
    pl: 'To nie jest certyfikat w formacie PEM',
    en: 'This is no certificate in PEM',
    no: 'Dette er ikke et sertifikat i PEM-format',
  },
  certificate_expired: {
    pl: 'Certyfikat wygasł',
    en: 'The certificate has expired',
    no: 'Sertifikatet er utløpt',
  },
  not_for_sign_in: {
    pl: 'To certyfikat do faktur offline, a logowanie wymaga certyfikatu do uwierzytelniania',
    en: 'This certificate is for offline invoices; signing in needs one for authentication',
    no: 'Dette sertifikatet er for offline-fakturaer; pålogging krever et for autentisering',
  },
  not_for_offline: {
    pl: 'To certyfikat do uwierzytelniania, a faktury offline wymagają certyfikatu do faktur offline',
    en: 'This certificate is for authentication; offline invoices need one for offline invoices',
    no: 'Dette sertifikatet er for autentisering; offline-fakturaer krever et for offline-fakturaer',
  },
  invalid_private_key: {
    pl: 'Nie można odczytać klucza: zły format albo hasło',
    en: 'The key cannot be read: wrong format or password',
    no: 'Nøkkelen kan ikke leses: feil format eller passord',
  },
  private_key_of_another: {
    pl: 'Klucz nie pasuje do certyfikatu',
    en: 'The key is not that of the certificate',
    no: 'Nøkkelen hører ikke til sertifikatet',
  },
  invalid_characters: {
    pl: 'Niedozwolone znaki',
    en: 'Characters that are not allowed',
    no: 'Tegn som ikke er tillatt',
  },
  too_short: {
    pl: 'Co najmniej {limit} {limit:znak|znaki|znaków}',
    en: 'At least {limit} {limit:character|characters}',
    no: 'Minst {limit} tegn',
  },
  too_long: {
    pl: 'Najwyżej {limit} {limit:znak|znaki|znaków}',
    en: 'At most {limit} {limit:character|characters}',
    no: 'Høyst {limit} tegn',
  },
  too_small: { pl: 'Co najmniej {limit}', en: 'At least {limit}', no: 'Minst {limit}' },
  too_large: { pl: 'Najwyżej {limit}', en: 'At most {limit}', no: 'Høyst {limit}' },
  too_few_items: {
    pl: 'Wybierz co najmniej {limit}',
    en: 'Choose at least {limit}',
    no: 'Velg minst {limit}',
  },
  too_many_items: {
    pl: 'Najwyżej {limit} {limit:pozycja|pozycje|pozycji}',
    en: 'At most {limit} {limit:item|items}',
    no: 'Høyst {limit} {limit:element|elementer}',
  },
  not_an_integer: { pl: 'Podaj liczbę całkowitą', en: 'Must be a whole number', no: 'Må være et heltall' },
  not_a_number: { pl: 'Podaj liczbę', en: 'Must be a number', no: 'Må være et tall' },
  not_a_date: { pl: 'Podaj datę', en: 'Must be a date', no: 'Må være en dato' },
  not_a_text: { pl: 'Podaj tekst', en: 'Must be a text', no: 'Må være tekst' },
  not_a_boolean: { pl: 'Podaj true albo false', en: 'Must be true or false', no: 'Må være true eller false' },
  not_in_list: { pl: 'Jedna z wartości: {values}', en: 'One of: {values}', no: 'En av: {values}' },
  too_many_decimals: {
    pl: 'Najwyżej {limit} {limit:miejsce|miejsca|miejsc} po przecinku',
    en: 'At most {limit} {limit:decimal|decimals}',
    no: 'Høyst {limit} {limit:desimal|desimaler}',
  },
  must_be_positive: {
    pl: 'Cena musi być większa niż 0',
    en: 'Price must be greater than 0',
    no: 'Prisen må være større enn 0',
  },
  unknown_country: { pl: 'Nieznany kraj', en: 'Unknown country', no: 'Ukjent land' },
  unknown_record: {
    pl: 'Nie ma takiego zapisu',
    en: 'There is no such record',
    no: 'Oppføringen finnes ikke',
  },
  unknown_sort_field: {
    pl: 'Po tym polu nie można sortować',
    en: 'This field cannot be sorted by',
    no: 'Det kan ikke sorteres på dette feltet',
  },
  invalid_post_code: {
    pl: 'Kod pocztowy w formacie {example}',
    en: 'Post code as in {example}',
    no: 'Postnummer som {example}',
  },
  invalid_krs: {
    pl: 'Numer KRS ma 10 cyfr',
    en: 'A KRS number has 10 digits',
    no: 'Et KRS-nummer har 10 sifre',
  },
  invalid_email: {
    pl: 'Nieprawidłowy adres e-mail',
    en: 'Invalid e-mail address',
    no: 'Ugyldig e-postadresse',
  },
  password_too_common: {
    pl: 'To hasło jest zbyt popularne',
    en: 'This password is too common',
    no: 'Dette passordet er for vanlig',
  },
  password_breached: {
    pl: 'To hasło wyciekło z innego serwisu i krąży w internecie. Wybierz inne, a tego nie używaj nigdzie',
    en: 'This password has leaked from another service and is passed around. Choose another, and use this one nowhere',
    no: 'Dette passordet er lekket fra en annen tjeneste og er i omløp. Velg et annet, og bruk ikke dette noe sted',
  },
  wrong_password: {
    pl: 'To nie jest obecne hasło',
    en: 'This is not your current password',
    no: 'Ikke det nåværende passordet',
  },
  wrong_code: { pl: 'Nieprawidłowy kod', en: 'Wrong code', no: 'Feil kode' },
  password_too_weak: {
    pl: 'To hasło łatwo odgadnąć. Weź trzy przypadkowe słowa, bez swojego imienia, adresu i nazwy firmy',
    en: 'This password is easy to guess. Take three random words, without your name, address or company',
    no: 'Dette passordet er lett å gjette. Bruk tre tilfeldige ord, uten navnet ditt, adressen eller firmaet',
  },
  same_email: {
    pl: 'To już jest adres tego konta',
    en: 'The account has this address already',
    no: 'Kontoen har denne adressen allerede',
  },
  passwords_differ: {
    pl: 'Hasła nie są takie same',
    en: 'Passwords do not match',
    no: 'Passordene er ikke like',
  },
  pickup_after_delivery: {
    pl: 'Data załadunku nie może być późniejsza niż data dostawy',
    en: 'Pickup date cannot be later than delivery date',
    no: 'Hentedato kan ikke være etter leveringsdato',
  },
  delivery_before_pickup: {
    pl: 'Data dostawy nie może być wcześniejsza niż data załadunku',
    en: 'Delivery date cannot be earlier than pickup date',
    no: 'Leveringsdato kan ikke være før hentedato',
  },
  outside_route: {
    pl: 'Data musi przypadać po załadunku i przed dostawą tej trasy',
    en: 'The date has to be after the pickup of this route and before its delivery',
    no: 'Datoen må være etter hentingen og før leveringen på denne ruten',
  },
  until_before_date: {
    pl: 'Koniec okna czasowego nie może być wcześniejszy niż jego początek',
    en: 'The time window cannot end before it begins',
    no: 'Tidsvinduet kan ikke slutte før det begynner',
  },
  above_maximum: {
    pl: 'Nie może być większa niż wartość maksymalna',
    en: 'Cannot be above the maximum',
    no: 'Kan ikke være over maksimum',
  },
  below_minimum: {
    pl: 'Nie może być mniejsza niż wartość minimalna',
    en: 'Cannot be below the minimum',
    no: 'Kan ikke være under minimum',
  },
  day_passed: {
    pl: 'Ten dzień już minął',
    en: 'This day has passed',
    no: 'Denne dagen er passert',
  },
  address_not_public: {
    pl: 'Podaj adres https w publicznym internecie',
    en: 'Give an https address on the public internet',
    no: 'Oppgi en https-adresse på det offentlige internett',
  },
  time_passed: {
    pl: 'Ten czas już minął',
    en: 'This time has passed',
    no: 'Dette tidspunktet er passert',
  },
  day_not_ahead: {
    pl: 'Wybierz dzień po dzisiejszym',
    en: 'Choose a day after today',
    no: 'Velg en dag etter i dag',
  },
  day_too_far: {
    pl: 'Wybierz dzień nie dalej niż za rok',
    en: 'Choose a day within a year',
    no: 'Velg en dag innen et år',
  },
  day_ahead: {
    pl: 'Ten dzień dopiero nadejdzie',
    en: 'This day has not come yet',
    no: 'Denne dagen har ikke kommet ennå',
  },
  before_invoice: {
    pl: 'Faktury jeszcze wtedy nie było: wystawiono ją {day}',
    en: 'There was no invoice yet: it was issued on {day}',
    no: 'Da fantes ikke fakturaen ennå: den ble utstedt {day}',
  },
  incomplete_list: {
    pl: 'Podaj każdą pozycję dokładnie raz',
    en: 'Name each record exactly once',
    no: 'Oppgi hver oppføring nøyaktig én gang',
  },
  delivery_not_after_pickup: {
    pl: 'Nieprawidłowe daty (dostawa musi być po załadunku)',
    en: 'Invalid dates (delivery must be after pickup)',
    no: 'Ugyldige datoer (levering må være etter henting)',
  },
  variant_required: {
    pl: 'Oferta ma kilka wariantów: wskaż jeden z nich',
    en: 'The offer has several variants: say which one',
    no: 'Tilbudet har flere varianter: velg én av dem',
  },
  no_contract_rates: {
    pl: 'To nie jest podwykonawca kontraktowy',
    en: 'This is not a contract subcontractor',
    no: 'Dette er ikke en underleverandør med kontrakt',
  },
  offer_not_sent: {
    pl: 'Klientowi nie wysłano jeszcze oferty',
    en: 'The client has been sent no offer yet',
    no: 'Kunden har ikke fått noe tilbud ennå',
  },
  year_out_of_range: {
    pl: 'Rok od 2000 do 2100',
    en: 'A year from 2000 to 2100',
    no: 'Et år fra 2000 til 2100',
  },
};

/** What looks wrong with a number that can be saved all the same. */
export const doubts: Readonly<Record<DoubtCode, Texts>> = {
  doubtful_nip: {
    pl: 'To nie wygląda na poprawny NIP',
    en: 'This does not look like a valid NIP',
    no: 'Dette ser ikke ut som et gyldig NIP-nummer',
  },
  doubtful_regon: {
    pl: 'To nie wygląda na poprawny REGON',
    en: 'This does not look like a valid REGON',
    no: 'Dette ser ikke ut som et gyldig REGON-nummer',
  },
  doubtful_mva: {
    pl: 'To nie wygląda na poprawny numer MVA',
    en: 'This does not look like a valid MVA number',
    no: 'Dette ser ikke ut som et gyldig MVA-nummer',
  },
  doubtful_organisation_number: {
    pl: 'To nie wygląda na poprawny numer organizacji',
    en: 'This does not look like a valid organisation number',
    no: 'Dette ser ikke ut som et gyldig organisasjonsnummer',
  },
  doubtful_vat_number: {
    pl: 'To nie wygląda na poprawny numer VAT tego kraju',
    en: 'This does not look like a valid VAT number of that country',
    no: 'Dette ser ikke ut som et gyldig mva-nummer for landet',
  },
  doubtful_bank_account: {
    pl: 'To nie wygląda na poprawny numer konta',
    en: 'This does not look like a valid account number',
    no: 'Dette ser ikke ut som et gyldig kontonummer',
  },
  doubtful_iban: {
    pl: 'To nie wygląda na poprawny IBAN',
    en: 'This does not look like a valid IBAN',
    no: 'Dette ser ikke ut som et gyldig IBAN',
  },
  doubtful_bic: {
    pl: 'To nie wygląda na poprawny SWIFT/BIC',
    en: 'This does not look like a valid SWIFT/BIC',
    no: 'Dette ser ikke ut som en gyldig SWIFT/BIC',
  },
  doubtful_phone: {
    pl: 'To nie wygląda na poprawny numer telefonu',
    en: 'This does not look like a valid phone number',
    no: 'Dette ser ikke ut som et gyldig telefonnummer',
  },
};
