import type { BodyType } from '../../lib/facts';

const bodies: Readonly<Record<BodyType, string>> = {
  curtain_side: 'plandeka',
  mega: 'mega',
  box: 'zabudowa skrzyniowa',
  reefer: 'chłodnia',
  flatbed: 'platforma',
  low_loader: 'niskopodwoziowa',
  container: 'podwozie kontenerowe',
  tanker: 'cysterna',
  silo: 'silos',
  tipper: 'wywrotka',
  walking_floor: 'ruchoma podłoga',
  van: 'bus',
  tail_lift_van: 'bus z windą',
};

/** Names of what only some transports have. */
export const facts = {
  ldm: 'Metry ładunkowe (LDM)',
  dimensions: 'Wymiary (dł. × szer. × wys.)',
  sides: ['dł.', 'szer.', 'wys.'],
  vehicle: 'Pojazd',
  bodies,
  temperature: 'Temperatura',
  adrClass: (name: string) => `klasa ${name}`,
  yourReference: 'Państwa nr referencyjny',
  clientReference: 'Nr referencyjny klienta',
  ourReference: 'Nr referencyjny spedytora',
};

/** Those names in one language. */
export type FactMessages = typeof facts;
