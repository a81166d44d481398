import { homeZone } from './clocks.js';

/** The zone of a country's clocks, IANA name; only countries with one time are listed, islands far away aside. */
const zones: Readonly<Record<string, string>> = {
  PL: 'Europe/Warsaw',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  HR: 'Europe/Zagreb',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  GR: 'Europe/Athens',
  HU: 'Europe/Budapest',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  MT: 'Europe/Malta',
  NO: 'Europe/Oslo',
  NL: 'Europe/Amsterdam',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  SE: 'Europe/Stockholm',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
  IS: 'Atlantic/Reykjavik',
  UA: 'Europe/Kyiv',
  BY: 'Europe/Minsk',
  MD: 'Europe/Chisinau',
  RS: 'Europe/Belgrade',
  ME: 'Europe/Podgorica',
  BA: 'Europe/Sarajevo',
  MK: 'Europe/Skopje',
  AL: 'Europe/Tirane',
  XK: 'Europe/Belgrade',
  TR: 'Europe/Istanbul',
  AD: 'Europe/Andorra',
  MC: 'Europe/Monaco',
  SM: 'Europe/San_Marino',
  VA: 'Europe/Vatican',
  GI: 'Europe/Gibraltar',
  FO: 'Atlantic/Faroe',
  IM: 'Europe/Isle_of_Man',
  JE: 'Europe/Jersey',
  GG: 'Europe/Guernsey',
  AX: 'Europe/Mariehamn',
  GE: 'Asia/Tbilisi',
  AM: 'Asia/Yerevan',
  AZ: 'Asia/Baku',
};

/**
 * The zone in which the times at a place are told: its own, as is the custom of road freight.
 * @param country ISO 3166-1 alpha-2 code; of one without a single time, as of none, the forwarders' zone
 */
export function zoneOfPlace(country: string | null | undefined): string {
  return country && Object.hasOwn(zones, country) ? (zones[country] ?? homeZone) : homeZone;
}
