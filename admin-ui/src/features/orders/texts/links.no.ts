import type { links as English } from './links.en';

export const links = {
  form: 'Lenke til skjemaet',
  passedOn: {
    button: 'Lenken er gitt videre',
    buttonOf: 'Lenken er gitt videre til %{name}',
    done: 'Notert: %{email} fikk lenken på en annen måte',
    failed: 'At lenken er gitt videre, ble ikke lagret',
  },
  copied: 'Lenken er kopiert',
  copyAll: 'Kopier alle lenker (%{smart_count}) |||| Kopier alle lenker (%{smart_count})',
  copiedAll:
    '%{smart_count} lenke kopiert, med navn foran |||| %{smart_count} lenker kopiert, med navn foran',
  copiedUntil: 'Lenken er kopiert, gyldig til %{date}',
  failed: 'Lenken ble ikke laget',
  manualTitle: 'Kopier lenken',
  manualText: 'Nettleseren tillot ikke kopiering. Kopier adressen under.',
  label: 'Adresse',
  open: 'Åpne i ny fane',
} satisfies typeof English;
