import type { FactMessages } from '../pl/facts';

export const facts: FactMessages = {
  ldm: 'Lastemeter (LDM)',
  dimensions: 'Mål (L × B × H)',
  sides: ['L', 'B', 'H'],
  vehicle: 'Kjøretøy',
  bodies: {
    curtain_side: 'kapelltilhenger',
    mega: 'mega',
    box: 'skaptilhenger',
    reefer: 'kjøl/frys',
    flatbed: 'åpen tilhenger',
    low_loader: 'maskintralle',
    container: 'containerchassis',
    tanker: 'tankbil',
    silo: 'silo',
    tipper: 'tippbil',
    walking_floor: 'walking floor',
    van: 'varebil',
    tail_lift_van: 'varebil med lift',
  },
  temperature: 'Temperatur',
  adrClass: (name) => `klasse ${name}`,
  yourReference: 'Deres referanse',
  clientReference: 'Kundens referanse',
  ourReference: 'Speditørens referanse',
};
