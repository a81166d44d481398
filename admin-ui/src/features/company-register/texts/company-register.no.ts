import type { companyRegister as English } from './company-register.en';

export const companyRegister = {
  open: 'Hent fra registeret',
  numberPL: 'NIP eller REGON',
  numberNO: 'Organisasjonsnummer',
  fetch: 'Hent',
  needsNumber: 'Skriv inn nummeret først',
  filled:
    '%{smart_count} felt er fylt ut fra: %{source} |||| %{smart_count} felter er fylt ut fra: %{source}',
  same: 'Opplysningene stemmer med: %{source}',
  unknown: 'Registeret har ikke noe firma med dette nummeret.',
  unreachable: 'Registeret kan ikke nås nå. Fyll ut selv, eller prøv igjen senere.',
  noNumber: 'Dette er ikke et firmanummer i dette landet.',
  differs: 'Registeret sier noe annet. Hva skal erstattes?',
  replace: 'Erstatt det som er merket',
  keep: 'Behold mine',
} satisfies typeof English;
