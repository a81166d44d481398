import { zoneOfPlace } from '../../../../kernel/time/time-zones.js';
import { withoutOthers } from './other-parties.js';
import { readLoad } from './read-amounts.js';
import { readLabelledPlaces } from './read-labelled-places.js';
import { readCountries, readPlaces, readSignedPlaces, type FoundPlace } from './read-places.js';
import { readSender } from './read-sender.js';
import { readNeeds, readPaymentDays } from './read-terms.js';
import { instantAt, plusDays, readHours, readTimes, weekdayOf, type FoundTime } from './read-times.js';
import { Roles, type End } from './roles.js';
import { withCapitals } from './small-letters.js';
import { foldSigns, linesOf, namesMoreLoads, type Piece, type TextLine } from './text-lines.js';
import type { FindTown } from './town-names.js';
import type { OrderTextDoubt, OrderTextField, OrderTextValues, ReadPiece } from './order-text.dto.js';

/** Letters that the notes of an order can have, less those between two. */
const mostNotes = 3_990;

/** What was read of a mail. */
export interface ReadOrderText {
  values: OrderTextValues;
  pieces: ReadPiece[];
  /** The text speaks of further loads, of which nothing was read. */
  more_loads: boolean;
}

/** An hour of loading and unloading, in minutes after midnight, where a mail names days alone. */
const usualHour = 8 * 60;
/** Of each piece that is shown; a piece that is longer is told by its beginning. */
const longestShown = 200;

/**
 * Reads a request for a transport out of a mail in Polish, English, Norwegian or German: what it can tell for certain or with a
 * doubt that it names, and where it stands. What it does not understand it leaves alone. Takes a time in proportion to the text.
 * @param today `YYYY-MM-DD` in Warsaw: the day from which days without a year are counted
 */
export function readOrderText(text: string, today: string, findTown: FindTown): ReadOrderText {
  const lines = withCapitals(withoutOthers(linesOf(text)), findTown);
  const whole = readLines(text, lines, today, findTown);
  if (!lines.some(({ isQuoted }) => isQuoted)) return whole;
  const ownLines = lines.map((line): TextLine => (line.isQuoted ? { ...line, part: 'earlier' } : line));
  return ownFirst(readLines(text, ownLines, today, findTown), whole);
}

const isOfSender = (field: OrderTextField) => field.startsWith('client_') && field !== 'client_reference';

/**
 * What somebody asks beside a quoted mail counts before what that one says: where they name both ends themselves nothing of it does, else
 * it is doubtful whether it still holds. A mail that only passes the quoted one on is read by that one.
 */
function ownFirst(own: ReadOrderText, whole: ReadOrderText): ReadOrderText {
  const { values } = own;
  const told = own.pieces.filter(({ field }) => !isOfSender(field) && field !== 'notes');
  if (told.length === 0) return whole;
  const isWhole =
    (values.pickup_city ?? values.pickup_post_code) !== undefined &&
    (values.delivery_city ?? values.delivery_post_code) !== undefined;
  // The street of a place that is told anew is none of the new one.
  const isMoved = (field: OrderTextField) => {
    const [, end] = /^(pickup|delivery)_(?:street|city|post_code|country)$/u.exec(field) ?? [];
    return (['city', 'post_code'] as const).some((part) => {
      const told = end === 'pickup' || end === 'delivery' ? values[`${end}_${part}`] : undefined;
      return told !== undefined && told !== whole.values[`${end as End}_${part}`];
    });
  };
  const missing = whole.pieces.filter(
    ({ field }) => values[field] === undefined && (isOfSender(field) || (!isWhole && !isMoved(field))),
  );
  return {
    values: { ...Object.fromEntries(missing.map(({ field }) => [field, whole.values[field]])), ...values },
    pieces: [
      ...own.pieces,
      ...missing.map((piece): ReadPiece =>
        isOfSender(piece.field) ? piece : { ...piece, doubt: 'reading' },
      ),
    ],
    more_loads: own.more_loads,
  };
}

function readLines(
  text: string,
  lines: readonly TextLine[],
  today: string,
  findTown: FindTown,
): ReadOrderText {
  const roles = new Roles(lines);
  const sheet = new Sheet(text);
  const load = readLoad(lines, findTown);
  sheet.set('pallets_count', load.pallets);
  sheet.set('weight', load.weight);
  sheet.set('cargo_type', load.cargo);
  sheet.set('ldm', load.ldm);
  if (load.size) {
    const { value, ...at } = load.size;
    sheet.set('length_cm', { ...at, value: value.length });
    sheet.set('width_cm', { ...at, value: value.width });
    if (value.height !== null) sheet.set('height_cm', { ...at, value: value.height });
  }
  sheet.set('length_cm', load.length);
  sheet.set('width_cm', load.width);
  sheet.set('height_cm', load.height);
  if (load.temperature) {
    const { value, ...at } = load.temperature;
    if (value.min !== null) sheet.set('temperature_min', { ...at, value: value.min });
    if (value.max !== null) sheet.set('temperature_max', { ...at, value: value.max });
  }
  sheet.set('adr_un', load.adrUn);
  sheet.set('adr_class', load.adrClass);
  sheet.set('incoterm', load.incoterm);
  sheet.set('body_type', load.body);
  sheet.set('client_reference', load.reference);
  const named = [...readPlaces(lines, roles, findTown), ...readLabelledPlaces(lines, roles, findTown)];
  const signed = readSignedPlaces(lines, roles, findTown).filter(
    ({ end, isSigned }) => isSigned !== true || !named.some((place) => place.end === end),
  );
  const hasMoreRoutes = setPlaces(sheet, [...named, ...signed]);
  for (const { end, country } of readCountries(lines, roles)) sheet.set(`${end}_country`, country);
  const hasMore = hasMoreRoutes || namesMoreLoads(lines);
  const times = byPlaces(readTimes(lines, roles, today), spotsOf(sheet, lines));
  setTimes(sheet, withHours(times, readHours(lines, roles)), hasMore);
  // Somebody who writes of nothing to carry asks for no transport: an invoice has a day of payment, too.
  if (sheet.pieces.length > 0) {
    sheet.set('payment_days', readPaymentDays(lines));
    const known = {
      temperature: load.temperature !== undefined,
      dangerous: (load.adrUn ?? load.adrClass) !== undefined,
      tailLift: load.body?.value === 'tail_lift_van',
    };
    for (const need of readNeeds(lines, known)) sheet.note(need);
  }
  const sender = readSender(lines, (name) => findTown(name).length > 0);
  sheet.set('client_name', sender.company);
  sheet.set('client_email', sender.email);
  sheet.set('client_phone', sender.phone);
  return { values: sheet.values, pieces: sheet.pieces, more_loads: hasMore };
}

/** Collects what was read: the first reading of a field counts. */
class Sheet {
  readonly values: Partial<Record<OrderTextField, string | number>> & OrderTextValues = {};
  readonly pieces: ReadPiece[] = [];

  constructor(private readonly text: string) {}

  set(
    field: OrderTextField,
    piece: Piece<string | number> | undefined,
    doubt: OrderTextDoubt | null = null,
  ): void {
    if (!piece || this.values[field] !== undefined) return;
    this.put(field, piece.value, piece, doubt ?? (piece.isUnsure === true ? 'reading' : null));
  }

  /** Whether a piece was written with a small letter. */
  isSmall({ start }: Piece<unknown>): boolean {
    return /\p{Ll}/u.test(this.text.charAt(start));
  }

  /** Adds to the notes what has no field of its own. */
  note(piece: Piece<string>): void {
    const { notes } = this.values;
    const isToldAgain = notes?.split('; ').some((one) => one.toLowerCase() === piece.value.toLowerCase());
    if ((notes?.length ?? 0) + piece.value.length > mostNotes) return;
    this.put('notes', isToldAgain ? notes : [notes, piece.value].filter(Boolean).join('; '), piece, null);
  }

  private put(
    field: OrderTextField,
    value: string | number | undefined,
    { start, end }: Piece<unknown>,
    doubt: OrderTextDoubt | null,
  ): void {
    Object.assign(this.values, { [field]: value });
    const shown = this.text.slice(start, Math.min(end, start + longestShown));
    this.pieces.push({ field, text: shown, start, end, doubt });
  }
}

/** "From Trondheim to Gdańsk. The address here is Innherredsveien 40, 7043 Trondheim": an address is that of the end whose town it has. */
function withEnds(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const townsOf = (end: End) =>
    new Set(
      places.flatMap((place) => (place.end === end && place.city ? [foldSigns(place.city.value)] : [])),
    );
  const [pickup, delivery] = [townsOf('pickup'), townsOf('delivery')];
  return places.map((place) => {
    const town = place.end === null && place.postCode && place.city ? foldSigns(place.city.value) : null;
    if (town === null || pickup.has(town) === delivery.has(town)) return place;
    return { ...place, end: pickup.has(town) ? 'pickup' : 'delivery' };
  });
}

/** "Ready in Leeds LS11 8TY. Oslo 0157": a word of another sentence names no end where all places were of one, and none of the other. */
function withoutWeakEnds(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const towns = new Set(
    places.flatMap(({ city, postCode }) => (city && postCode ? [foldSigns(city.value)] : [])),
  );
  const ends = new Set(places.flatMap(({ end }) => (end === null ? [] : [end])));
  if (towns.size < 2 || ends.size !== 1) return places;
  return places.map((place) => (place.isWeak === true ? { ...place, end: null } : place));
}

/** @returns whether places of another load are named, too */
function setPlaces(sheet: Sheet, found: readonly FoundPlace[]): boolean {
  const isPart = ({ city, postCode }: FoundPlace) => city === undefined && postCode === undefined;
  const streets = found.filter(isPart);
  const all = withEnds(withoutWeakEnds(found.filter((place) => !isPart(place))));
  const ways = all.flatMap((place) => (place.pairedWith ? [[place, place.pairedWith] as const] : []));
  const first = ways[0];
  const isTown = (one: FoundPlace, other: FoundPlace) => one.city?.value === other.city?.value;
  const others = first ? ways.filter(([from, to]) => !isTown(from, first[0]) || !isTown(to, first[1])) : [];
  const isBack = others.some(([from, to]) => first && isTown(from, first[1]) && isTown(to, first[0]));
  // Of several ways the first is read, from one end to the other.
  const places =
    first && others.length > 0
      ? all.filter(
          (place) => place.end === null || first.some((one) => one.end === place.end && isTown(one, place)),
        )
      : all;
  const chosen = { pickup: bestOf(places, 'pickup'), delivery: bestOf(places, 'delivery') };
  const free = places.filter(({ end, postCode }) => end === null && postCode !== undefined);
  const isAlone = free.length === 1 && (chosen.pickup === null) !== (chosen.delivery === null);
  const isPair = free.length === 2 && !chosen.pickup && !chosen.delivery;
  if (isAlone) chosen[chosen.pickup ? 'delivery' : 'pickup'] = free[0] ?? null;
  if (isPair) Object.assign(chosen, { pickup: free[0], delivery: free[1] });
  for (const end of ['pickup', 'delivery'] as const) {
    const place = chosen[end];
    if (!place) continue;
    // A town in small letters is known by its name alone, unless a post code fits it.
    const isSmall = place.postCode === undefined && place.city !== undefined && sheet.isSmall(place.city);
    const isUnsure = isSmall || isBack || place.isSigned === true || isOneOfTwo(place, places);
    const other = chosen[end === 'pickup' ? 'delivery' : 'pickup'];
    const isFree = place.end === null || (place.isWeak === true && !other);
    const role = isFree ? 'end' : isUnsure ? 'reading' : null;
    const told = streets.filter((one) => one.end === end);
    sheet.set(`${end}_street`, place.street ?? (told.length === 1 ? told[0]?.street : undefined), role);
    sheet.set(`${end}_city`, place.city ?? townOf(place, places), role);
    sheet.set(`${end}_post_code`, place.postCode, role);
    sheet.set(`${end}_country`, place.country, role ?? (place.isCountryGuessed ? 'country' : null));
  }
  return !isBack && others.length > 0;
}

/** "Rozładunek Kraków 30-702 oraz Bochnia 32-700": whether another place of its end says as much. */
function isOneOfTwo(place: FoundPlace, places: readonly FoundPlace[]): boolean {
  if (place.isOneOfMore === true) return true;
  return places.some(
    ({ end, postCode, city }) =>
      end === place.end &&
      postCode !== undefined &&
      place.postCode !== undefined &&
      postCode.value !== place.postCode.value &&
      city?.value !== place.city?.value,
  );
}

/** "From Bristol, … collect it from 27 Coronation Road, BS3 1AQ": the only town of its end is that of a code without one. */
function townOf({ end, country }: FoundPlace, places: readonly FoundPlace[]): Piece<string> | undefined {
  const towns = places.filter(
    (one) => one.end === end && one.city && !one.postCode && one.country?.value === country?.value,
  );
  const [first] = towns;
  return towns.every(({ city }) => city?.value === first?.city?.value) ? first?.city : undefined;
}

/** The place of an end that says most; of equals the first. */
function bestOf(places: readonly FoundPlace[], end: End): FoundPlace | null {
  let best: FoundPlace | null = null;
  let most = 0;
  for (const place of places) {
    if (place.end !== end) continue;
    const says = 1 + (place.postCode ? 3 : 0) + (place.street ? 2 : 0) + (place.city ? 1 : 0);
    if (says > most) [best, most] = [place, says];
  }
  return best;
}

/** Where a place of an end is named. */
interface Spot {
  end: End;
  start: number;
  stop: number;
}

/** Where the places that were read stand, and where their towns are named again. */
function spotsOf({ pieces }: Sheet, lines: readonly TextLine[]): Spot[] {
  const spots: Spot[] = [];
  for (const { field, text, start, end: stop } of pieces) {
    const end = field.startsWith('pickup_') ? 'pickup' : 'delivery';
    if (/_(?:post_code|street)$/u.test(field)) spots.push({ end, start, stop });
    if (!field.endsWith('_city')) continue;
    const name = foldSigns(text);
    // Cells of a narrow table whose labels are longer than they lie over each other: no part of the text may be left of one.
    if (name === '') continue;
    for (const { part, folded, at } of lines) {
      if (part !== 'body') continue;
      for (let place = folded.indexOf(name); place >= 0; place = folded.indexOf(name, place + name.length))
        spots.push({ end, start: at + place, stop: at + place + name.length });
    }
  }
  const isOfBoth = (one: Spot) => spots.some(({ start, end }) => start === one.start && end !== one.end);
  return spots.filter((spot) => !isOfBoth(spot)).sort((one, other) => one.start - other.start);
}

/** Signs between a town and the day that is of it. */
const farthestDay = 30;

/** "Halmstad, Sweden, to be there on 10.12": a day that no word names the end of is of the place beside it in its sentence. */
function byPlaces(times: readonly FoundTime[], spots: readonly Spot[]): FoundTime[] {
  const hasBoth = new Set(spots.map(({ end }) => end)).size === 2;
  const sentences = new Map<number, { beside: Spot[]; days: FoundTime[] }>();
  for (const { sentence } of times) {
    const [from, to] = sentence;
    if (sentences.has(from)) continue;
    const isIn = ({ start, stop }: { start: number; stop: number }) => start >= from && stop <= to + 1;
    sentences.set(from, { beside: spots.filter(isIn), days: times.filter(isIn) });
  }
  const told = times.map((time): FoundTime => {
    const [from, to] = time.sentence;
    const { beside = [], days = [] } = sentences.get(from) ?? {};
    const hasDay = (begin: number, end: number) => days.some(({ start }) => start > begin && start < end);
    if (time.daysAfterLoading !== null || time.daysBeforeDelivery !== null) return time;
    const before = beside.findLast(({ stop }) => stop <= time.start);
    if (time.end === null) {
      // "3/12 Kutno => 5/12 Kassel": days before their places.
      const isFirst =
        (days[0]?.start ?? 0) < (beside[0]?.start ?? -1) &&
        (days.at(-1)?.start ?? 0) < (beside.at(-1)?.start ?? -1);
      const next = isFirst ? beside.find(({ start }) => start >= time.stop) : undefined;
      const spot = isFirst ? next : before;
      if (!spot) return time;
      // "Gdańsk - Oslo, 4.12": of both.
      const lastDay = days.findLast(({ start }) => start < time.start)?.start ?? from;
      const nextDay = days.find(({ start }) => start > time.start)?.start ?? to;
      const own = beside.filter(({ start }) =>
        isFirst ? start > time.start && start < nextDay : start < time.start && start >= lastDay,
      );
      if (own.some(({ end }) => end !== spot.end)) return time;
      const isNear =
        spot === next ? spot.start - time.stop < farthestDay : time.start - spot.stop < farthestDay;
      if (hasDay(Math.min(spot.start, time.start), Math.max(spot.start, time.start))) return time;
      // Where only one end was read, the day may be of the other one.
      const isSure = isNear && hasBoth;
      return { ...time, end: spot.end, ...(isSure ? {} : { isByPlace: true }) };
    }
    if (!before || before.end === time.end || time.toldAt === null || before.start < time.toldAt) return time;
    if (hasDay(before.start, time.start) || time.start - before.stop > farthestDay) return time;
    const nearest = beside.findLast(({ end, stop }) => end === time.end && stop <= before.start);
    // "Zał. do 12, w Oslo 7.12": the place of a day in a clause of its own.
    const isApart = nearest === undefined && before.start - time.toldAt > 4;
    return isApart ? { ...time, end: before.end, isByPlace: true } : time;
  });
  return told.filter(({ end, needsPlace }) => end !== null || needsPlace !== true);
}

/** A day without hours gets those that are told of its end elsewhere; days on which somebody is there give way to the one that is meant. */
function withHours(times: readonly FoundTime[], hours: ReturnType<typeof readHours>): FoundTime[] {
  const days = times.filter(({ isOpening }) => isOpening !== true);
  const isMeant = ({ end, isOpening }: FoundTime) =>
    isOpening !== true || !days.some((day) => day.end === end);
  return times.filter(isMeant).map((time) => {
    const isBare = time.from === null && time.until === null;
    const isOfIt = ({ end }: { end: End | null }) => end === time.end;
    const opening = times.find((one) => one.isOpening === true && one.from !== null && isOfIt(one));
    const told = isBare ? (hours.find(isOfIt) ?? opening) : undefined;
    return told ? { ...time, from: told.from, until: told.until } : time;
  });
}

function setTimes(sheet: Sheet, times: readonly FoundTime[], hasMore: boolean): void {
  const chosen: Record<End, FoundTime | null> = {
    pickup: times.find((time) => time.end === 'pickup' && isByItself(time)) ?? null,
    delivery:
      times.find(({ end, daysBeforeDelivery }) => end === 'delivery' && daysBeforeDelivery === null) ?? null,
  };
  const free = times.filter(({ end, daysBeforeDelivery }) => end === null && daysBeforeDelivery === null);
  if (!chosen.pickup) {
    // A day that nothing is said of and that stands before the delivery's, or alone, is that of the loading.
    const first = free.find((time) => !time.isLimit && time.daysAfterLoading === null);
    const isEarly = first && (!chosen.delivery || first.start < chosen.delivery.start || free.length === 1);
    if (isEarly) chosen.pickup = first;
  }
  if (!chosen.delivery) {
    const rest = free.filter((time) => time !== chosen.pickup && time.start > (chosen.pickup?.start ?? 0));
    // Of several loads a day that nothing names is as well that of another one.
    if (rest.length === 1 && !hasMore) chosen.delivery = rest[0] ?? null;
  }
  const before = times.find(
    ({ end, daysBeforeDelivery }) => end !== 'delivery' && daysBeforeDelivery !== null,
  );
  if (!chosen.pickup && before && chosen.delivery && isByItself(chosen.delivery)) {
    const day = plusDays(chosen.delivery.day, -(before.daysBeforeDelivery ?? 0));
    chosen.pickup = { ...before, day };
  }
  chosen.delivery &&= afterLoading(chosen.delivery, chosen.pickup);
  // A delivery before the loading was read wrong: neither is worth more than none.
  if (chosen.pickup && chosen.delivery && chosen.delivery.day < chosen.pickup.day) {
    if (chosen.pickup.end === null) chosen.pickup = null;
    else chosen.delivery = null;
  }
  for (const end of ['pickup', 'delivery'] as const) {
    const time = chosen[end];
    if (!time) continue;
    const { day, from, until, lastDay, start, stop } = time;
    const at = { start, end: stop };
    // Hours of a place are those of its own clocks, as mails and documents tell them.
    const zone = zoneOfPlace(sheet.values[`${end}_country`]);
    const isSameDay = end === 'delivery' && chosen.pickup?.day === day;
    const usual = isSameDay ? Math.max(usualHour, chosen.pickup?.from ?? 0) : usualHour;
    const earliest = until === null || lastDay !== null ? usual : Math.min(usual, until);
    const doubt =
      time.end === null || time.isByPlace === true
        ? 'end'
        : time.isDoubtful
          ? 'day'
          : from === null
            ? 'hour'
            : null;
    sheet.set(`${end}_date`, { ...at, value: instantAt(day, from ?? earliest, zone) }, doubt);
    if (until !== null)
      sheet.set(`${end}_until`, { ...at, value: instantAt(lastDay ?? day, until, zone) }, doubt);
    else if (lastDay !== null && lastDay > day)
      sheet.set(`${end}_until`, { ...at, value: instantAt(lastDay, 16 * 60, zone) }, doubt ?? 'hour');
  }
}

/** Whether a day is told without the other end's. */
function isByItself({ daysAfterLoading, daysBeforeDelivery }: FoundTime): boolean {
  return daysAfterLoading === null && daysBeforeDelivery === null;
}

/** The day of a delivery that is told by the loading's: the next day, or the first Wednesday after it. Null where that is not known. */
function afterLoading(delivery: FoundTime, pickup: FoundTime | null): FoundTime | null {
  const { weekday, daysAfterLoading } = delivery;
  if (daysAfterLoading !== null)
    return pickup && { ...delivery, day: plusDays(pickup.lastDay ?? pickup.day, daysAfterLoading) };
  if (weekday === null || !pickup || delivery.day > pickup.day) return delivery;
  const isSameWeekday = weekdayOf(pickup.day) === weekday;
  // Fetched and brought on one day, or a week later: "Friday" of both is the same Friday.
  if (isSameWeekday) return { ...delivery, day: pickup.day, lastDay: null, isDoubtful: true };
  const day = plusDays(pickup.day, (weekday - weekdayOf(pickup.day) + 7) % 7);
  // "Monday to Wednesday" is as long a week later.
  const days = (delivery.lastDay === null ? 0 : weekdayOf(delivery.lastDay)) - weekday;
  return { ...delivery, day, lastDay: delivery.lastDay === null ? null : plusDays(day, (days + 7) % 7) };
}
