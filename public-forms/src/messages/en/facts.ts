import type { FactMessages } from '../pl/facts';

export const facts: FactMessages = {
  ldm: 'Loading metres (LDM)',
  dimensions: 'Dimensions (L × W × H)',
  sides: ['L', 'W', 'H'],
  vehicle: 'Vehicle',
  bodies: {
    curtain_side: 'curtain-sider',
    mega: 'mega trailer',
    box: 'box trailer',
    reefer: 'refrigerated',
    flatbed: 'flatbed',
    low_loader: 'low loader',
    container: 'container chassis',
    tanker: 'tanker',
    silo: 'silo',
    tipper: 'tipper',
    walking_floor: 'walking floor',
    van: 'van',
    tail_lift_van: 'van with tail lift',
  },
  temperature: 'Temperature',
  adrClass: (name) => `class ${name}`,
  yourReference: 'Your reference',
  clientReference: 'Client’s reference',
  ourReference: 'Forwarder’s reference',
};
