import type { MailLanguage } from '../../../../kernel/text/language.js';
import type { BodyType } from '../../../../kernel/order/transport-facts.js';

/** The product's words for what only some transports have. */
interface MailFactLabels {
  loadingMetres: string;
  /** Followed by length, width and height. */
  dimensions: string;
  /** Length, width and height by themselves, where not all three are known. */
  sides: readonly [string, string, string];
  vehicle: string;
  bodies: Readonly<Record<BodyType, string>>;
  temperature: string;
  /** Stands before the class of dangerous goods. */
  adrClass: string;
  /** The reader's. */
  yourReference: string;
  /** The client's, where somebody else reads. */
  clientReference: string;
  /** The forwarder's. */
  ourReference: string;
  /** The last day of an offer. */
  validUntil: string;
  /** An offer of which one of several variants is taken. */
  variants: { choose: string; kinds: { cheap: string; fast: string } };
}

const labels = {
  pl: {
    loadingMetres: 'Metry ładunkowe (LDM)',
    dimensions: 'Wymiary (dł. × szer. × wys.)',
    sides: ['dł.', 'szer.', 'wys.'],
    vehicle: 'Pojazd',
    bodies: {
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
    },
    temperature: 'Temperatura',
    adrClass: 'klasa',
    yourReference: 'Państwa nr referencyjny',
    clientReference: 'Nr referencyjny klienta',
    ourReference: 'Nasz nr referencyjny',
    validUntil: 'Oferta ważna do',
    variants: {
      choose: 'Warianty do wyboru (ceny netto)',
      kinds: { cheap: 'Najtańszy', fast: 'Najszybszy' },
    },
  },
  en: {
    loadingMetres: 'Loading metres (LDM)',
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
    adrClass: 'class',
    yourReference: 'Your reference',
    clientReference: 'Client’s reference',
    ourReference: 'Our reference',
    validUntil: 'Offer valid until',
    variants: {
      choose: 'Variants to choose from (net prices)',
      kinds: { cheap: 'Cheapest', fast: 'Fastest' },
    },
  },
  no: {
    loadingMetres: 'Lastemeter (LDM)',
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
    adrClass: 'klasse',
    yourReference: 'Deres referanse',
    clientReference: 'Kundens referanse',
    ourReference: 'Vår referanse',
    validUntil: 'Tilbudet gjelder til',
    variants: {
      choose: 'Varianter å velge mellom (priser uten mva.)',
      kinds: { cheap: 'Billigst', fast: 'Raskest' },
    },
  },
  de: {
    loadingMetres: 'Lademeter (LDM)',
    dimensions: 'Maße (L × B × H)',
    sides: ['L', 'B', 'H'],
    vehicle: 'Fahrzeug',
    bodies: {
      curtain_side: 'Planenauflieger',
      mega: 'Megatrailer',
      box: 'Kofferauflieger',
      reefer: 'Kühlfahrzeug',
      flatbed: 'Pritsche offen',
      low_loader: 'Tieflader',
      container: 'Containerchassis',
      tanker: 'Tankfahrzeug',
      silo: 'Silo',
      tipper: 'Kipper',
      walking_floor: 'Schubboden',
      van: 'Transporter',
      tail_lift_van: 'Transporter mit Hebebühne',
    },
    temperature: 'Temperatur',
    adrClass: 'Klasse',
    yourReference: 'Ihre Referenz',
    clientReference: 'Referenz des Kunden',
    ourReference: 'Unsere Referenz',
    validUntil: 'Angebot gültig bis',
    variants: {
      choose: 'Varianten zur Auswahl (Nettopreise)',
      kinds: { cheap: 'Am günstigsten', fast: 'Am schnellsten' },
    },
  },
  fr: {
    loadingMetres: 'Mètres de plancher (LDM)',
    dimensions: 'Dimensions (L × l × H)',
    sides: ['L', 'l', 'H'],
    vehicle: 'Véhicule',
    bodies: {
      curtain_side: 'tautliner',
      mega: 'méga',
      box: 'fourgon',
      reefer: 'frigorifique',
      flatbed: 'plateau',
      low_loader: 'porte-engins',
      container: 'châssis porte-conteneur',
      tanker: 'citerne',
      silo: 'silo',
      tipper: 'benne',
      walking_floor: 'fond mouvant',
      van: 'camionnette',
      tail_lift_van: 'camionnette avec hayon',
    },
    temperature: 'Température',
    adrClass: 'classe',
    yourReference: 'Votre référence',
    clientReference: 'Référence du client',
    ourReference: 'Notre référence',
    validUntil: 'Offre valable jusqu’au',
    variants: {
      choose: 'Variantes au choix (prix HT)',
      kinds: { cheap: 'La moins chère', fast: 'La plus rapide' },
    },
  },
  es: {
    loadingMetres: 'Metros lineales (LDM)',
    dimensions: 'Medidas (L × An × Al)',
    sides: ['L', 'An', 'Al'],
    vehicle: 'Vehículo',
    bodies: {
      curtain_side: 'tauliner',
      mega: 'mega',
      box: 'caja cerrada',
      reefer: 'frigorífico',
      flatbed: 'plataforma',
      low_loader: 'góndola',
      container: 'portacontenedores',
      tanker: 'cisterna',
      silo: 'silo',
      tipper: 'volquete',
      walking_floor: 'piso móvil',
      van: 'furgoneta',
      tail_lift_van: 'furgoneta con plataforma elevadora',
    },
    temperature: 'Temperatura',
    adrClass: 'clase',
    yourReference: 'Su referencia',
    clientReference: 'Referencia del cliente',
    ourReference: 'Nuestra referencia',
    validUntil: 'Oferta válida hasta',
    variants: {
      choose: 'Variantes a elegir (precios netos)',
      kinds: { cheap: 'La más económica', fast: 'La más rápida' },
    },
  },
  it: {
    loadingMetres: 'Metri lineari (LDM)',
    dimensions: 'Dimensioni (L × P × H)',
    sides: ['L', 'P', 'H'],
    vehicle: 'Veicolo',
    bodies: {
      curtain_side: 'centinato',
      mega: 'mega',
      box: 'furgonato',
      reefer: 'frigorifero',
      flatbed: 'pianale',
      low_loader: 'carrellone',
      container: 'portacontainer',
      tanker: 'cisterna',
      silo: 'silo',
      tipper: 'ribaltabile',
      walking_floor: 'piano mobile',
      van: 'furgone',
      tail_lift_van: 'furgone con sponda',
    },
    temperature: 'Temperatura',
    adrClass: 'classe',
    yourReference: 'Vostro riferimento',
    clientReference: 'Riferimento del cliente',
    ourReference: 'Nostro riferimento',
    validUntil: 'Offerta valida fino al',
    variants: {
      choose: 'Varianti a scelta (prezzi netti)',
      kinds: { cheap: 'La più economica', fast: 'La più veloce' },
    },
  },
} satisfies Record<MailLanguage, MailFactLabels>;

/** The words for what only some transports have, in one language. */
export function mailFactLabels(language: MailLanguage): MailFactLabels {
  return labels[language];
}
