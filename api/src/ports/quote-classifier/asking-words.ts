import { words } from './signal.js';

/** Somebody wants to know what it costs. */
export const asksForPrice = words(
  // Polish
  'wycen\\p{L}*',
  'zapytani\\p{L}+ (?:o|cenow|ofertow|transportow|frachtow)\\p{L}*',
  '(?:prosz|pros|poprosz)\\p{L}* (?:\\p{L}+ ){0,3}(?:ofert|cen|kwot|stawk|koszt|kalkulacj)\\p{L}*',
  'ile (?:\\p{L}+ ){0,4}(?:koszt|zaplac|policz|wynies|wyjdzie|wyniosl|biora|bierzecie)\\p{L}*',
  'jak\\p{L}+ (?:\\p{L}+ ){0,3}(?:koszt|cen|stawk|fracht)\\p{L}*',
  'za ile',
  'ile (?:\\p{L}+ )?za',
  '(?:podac|podanie|podajcie|przeslac|przeslanie|przedstawic|przedstawienie|otrzymac|dostac) (?:\\p{L}+ ){0,3}(?:cen|stawk|koszt|ofert|kalkulacj)\\p{L}*',
  'ofert\\p{L}* (?:cenow|na (?:transport|przewoz|dostaw|fracht))\\p{L}*',
  '(?:cena|ceny|cene|stawka|stawke|koszt|kosztow) (?:\\p{L}+ ){0,2}(?:transport|przewoz|dostaw|fracht|za (?:transport|przewoz|kurs))\\p{L}*',
  // English
  '(?:a |your |best |freight |price |please )*quot(?:e|es|ation|ations|ing)\\b',
  'rfq',
  'how much',
  '(?:what|which) (?:would|will|is|are|do|does|kind of) (?:\\p{L}+ ){0,5}(?:cost|price|rate|rates|charge)\\b',
  '(?:your|best|a|the|freight|transport|haulage|shipping) (?:\\p{L}+ ){0,2}(?:price|prices|rate|rates)\\b (?:for|to|from|on|per)',
  '(?:give|send|offer|let) (?:us|me|you) (?:\\p{L}+ ){0,4}(?:price|rate|offer|estimate|cost|know the price|know what)\\b',
  '(?:price|rate|cost|pricing|estimate) (?:\\p{L}+ ){0,2}(?:for|of|to) (?:\\p{L}+ ){0,2}(?:transport|ship|deliver|mov|haul|freight|carry|carri|collect)\\p{L}*',
  '(?:quote|price) (?:me|us)',
  'your best (?:price|rate|offer)',
  // Norwegian
  'pristilbud',
  'prisforslag',
  'prisoverslag',
  'prisforesporsel',
  '(?:fraktpris|fraktrate|fraktkostnad)\\p{L}*',
  'hva (?:\\p{L}+ ){0,3}(?:koste|koster|prisen|pris|ta)\\b',
  '(?:en |beste |deres )?pris (?:pa|for)',
  'tilbud pa',
  '(?:gi|fa|sende|onsker|onske|ha|trenger) (?:\\p{L}+ ){0,3}(?:pris|tilbud|priser|overslag)\\b',
  'kostnad(?:en|er)? (?:for|ved) (?:frakt|transport|sending)\\p{L}*',
  // German
  'preisanfrage',
  'frachtanfrage',
  'transportanfrage',
  'frachtpreis\\p{L}*',
  'frachtrate\\p{L}*',
  'was (?:\\p{L}+ ){0,3}(?:kostet|kosten|wurden|wurde|verlangen|berechnen)',
  'wie ?viel (?:\\p{L}+ ){0,3}(?:kostet|kosten|verlangen)',
  '(?:um|ein|ihr|ihren|einen|besten|welchen|den) (?:\\p{L}+ ){0,2}(?:angebot|preis|offerte|kostenvoranschlag)\\b',
  '(?:bitte|erbitten|bitten) (?:\\p{L}+ ){0,6}(?:angebot|anbieten|preis|offerte|offerieren|kalkulier)\\p{L}*',
  '(?:preis|kosten|angebot) (?:\\p{L}+ ){0,2}fur (?:\\p{L}+ ){0,3}(?:transport|fracht|lieferung|ladung|beforderung|sendung)\\p{L}*',
  'anfrage (?:fur|uber|zu|wegen)',
);

/** Somebody has something to be carried. */
export const asksForTransport = words(
  '(?:potrzebuj|potrzeba|szuka|poszuku|chcial|chce|chcem|musi|zalezy)\\p{L}* (?:\\p{L}+ ){0,5}(?:transport|przew|auta|auto|samochod|ciezarow|naczep|tir|busa|chlodni|przewiez|wysla|dostarcz|zlecic)\\p{L}*',
  'do (?:przewiezienia|zabrania|odebrania|przewozu|zaladunku)',
  '(?:czy|kiedy) (?:\\p{L}+ ){0,4}(?:przewiez|przewozic|zabra|podjac|podjelib|zorganizowa|dostarcz|macie (?:wolne )?(?:auto|samochod|naczep))\\p{L}*',
  'mamy (?:\\p{L}+ ){0,3}(?:do (?:wyslania|przewiezienia|zabrania)|ladunek|towar do)',
  '(?:need|needs|require|requires|requiring|looking for|want|wish|would like|have to|hoping) (?:[\\p{L}\\d]+ ){0,5}(?:transport|ship|move|moved|deliver|delivered|collect|collected|truck|lorry|trailer|van|haul|freight|carrier|haulier|load|reefer|send)\\p{L}*',
  '(?:can|could|are|would) you (?:\\p{L}+ ){0,4}(?:transport|ship|move|deliver|collect|pick up|take|carry|haul|cover|arrange|help)\\b',
  '(?:available|ready) (?:for|to) (?:collect|pick|ship|load)\\p{L}*',
  '(?:trenger|onsker|behov for|ser etter|soker|skal|ma|har) (?:[\\p{L}\\d]+ ){0,5}(?:transport|frakt|fraktet|sendes|sende|bil|trailer|flyttet|kjort|hentet|levert|budbil|kjolebil|semi|henge)\\p{L}*',
  '(?:kan|kunne) dere (?:\\p{L}+ ){0,4}(?:frakte|kjore|hente|ta|transportere|levere|ordne|hjelpe)\\b',
  '(?:benotigen|brauchen|suchen|mochten|wollen|mussen|sollen|soll|haben) (?:[\\p{L}\\d]+ ){0,6}(?:transport|lkw|sattel|spedition|verschick|versend|befordern|abhol|liefern|fahrzeug|kuhl|sprinter|frachtfuhrer|verladen|zu transportieren)\\p{L}*',
  '(?:konnen|konnten) sie (?:[\\p{L}\\d]+ ){0,8}(?:transportieren|fahren|abholen|ubernehmen|liefern|befordern|organisieren|bringen|mitnehmen)',
);
