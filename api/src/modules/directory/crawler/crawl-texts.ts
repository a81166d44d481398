import type { UiLanguage } from '../../../kernel/text/language.js';
import type { CrawlFault } from './crawler.dto.js';

type Texts = Readonly<Record<UiLanguage, string>>;

const faults: Readonly<Record<CrawlFault, Texts>> = {
  private_address: {
    pl: 'Adres prowadzi do sieci prywatnej i nie został odwiedzony.',
    en: 'The address leads into a private network and was not visited.',
    no: 'Adressen fører til et privat nettverk og ble ikke besøkt.',
  },
  port_not_allowed: {
    pl: 'Adres wskazuje port, którego strony internetowe nie używają.',
    en: 'The address names a port that websites do not use.',
    no: 'Adressen peker på en port som nettsteder ikke bruker.',
  },
  host_not_found: {
    pl: 'Nie ma takiej domeny.',
    en: 'There is no such domain.',
    no: 'Domenet finnes ikke.',
  },
  unreachable: {
    pl: 'Nie udało się połączyć ze stroną.',
    en: 'The website could not be reached.',
    no: 'Fikk ikke kontakt med nettstedet.',
  },
  timed_out: {
    pl: 'Strona odpowiada zbyt długo.',
    en: 'The website takes too long to answer.',
    no: 'Nettstedet bruker for lang tid på å svare.',
  },
  bad_certificate: {
    pl: 'Certyfikat strony jest nieprawidłowy.',
    en: 'The certificate of the website is not valid.',
    no: 'Sertifikatet til nettstedet er ikke gyldig.',
  },
  bad_answer: {
    pl: 'Odpowiedzi strony nie da się odczytać.',
    en: 'The answer of the website cannot be read.',
    no: 'Svaret fra nettstedet kan ikke leses.',
  },
  http_status: {
    pl: 'Strona odpowiedziała błędem {status}.',
    en: 'The website answered with error {status}.',
    no: 'Nettstedet svarte med feil {status}.',
  },
  not_a_page: {
    pl: 'Pod tym adresem jest plik, a nie strona.',
    en: 'There is a file at this address, not a page.',
    no: 'På denne adressen ligger en fil, ikke en side.',
  },
  page_too_heavy: {
    pl: 'Strona jest tak zbudowana, że jej odczytanie trwało ponad 10 sekund albo wymagało zbyt wiele pamięci.',
    en: 'A page is built so that reading it took more than 10 seconds or too much memory.',
    no: 'En side er bygd slik at det tok over 10 sekunder eller for mye minne å lese den.',
  },
  refused_by_robots: {
    pl: 'Strona nie życzy sobie robotów (robots.txt).',
    en: 'The website asks robots to stay away (robots.txt).',
    no: 'Nettstedet ber roboter holde seg unna (robots.txt).',
  },
  too_many_redirects: {
    pl: 'Strona wciąż przekierowuje na inne adresy.',
    en: 'The website redirects again and again.',
    no: 'Nettstedet viderekobler om og om igjen.',
  },
  nothing_found: {
    pl: 'Na stronie nie znaleziono danych firmy.',
    en: 'No company data was found on the website.',
    no: 'Fant ingen firmaopplysninger på nettstedet.',
  },
  internal: {
    pl: 'Coś poszło nie tak po naszej stronie.',
    en: 'Something went wrong on our side.',
    no: 'Noe gikk galt hos oss.',
  },
};

/** Why an address gave nothing. */
export function crawlFaultText(fault: CrawlFault, status: number | null, language: UiLanguage): string {
  return faults[fault][language].replace('{status}', String(status ?? ''));
}

const messages = {
  waiting: {
    pl: 'Skanowanie zaraz się rozpocznie.',
    en: 'The scan is about to begin.',
    no: 'Skanningen begynner straks.',
  },
  running: { pl: 'Skanowanie stron trwa.', en: 'Websites are being scanned.', no: 'Nettsteder skannes.' },
  stopped: { pl: 'Skanowanie zatrzymano.', en: 'The scan was stopped.', no: 'Skanningen ble stoppet.' },
  completed: { pl: 'Skanowanie zakończone.', en: 'The scan is complete.', no: 'Skanningen er ferdig.' },
  failed: {
    pl: 'Żadnego z adresów nie udało się odczytać.',
    en: 'None of the addresses could be read.',
    no: 'Ingen av adressene kunne leses.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** What there is to say about a look through websites. */
export function crawlMessage(about: keyof typeof messages, language: UiLanguage): string {
  return messages[about][language];
}
