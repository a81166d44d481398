import type { AdrClass, BodyType } from '../../../kernel/order/transport-facts.js';
import type { LoadContent, LoadEnd } from './load-publication.dto.js';

/** By which names Trans.eu knows a body, and on which vehicles. */
interface TransEuBody {
  bodies: readonly string[];
  /** Of part loads any lorry is asked for, unless a size is named. */
  size?: 'bus';
}

/**
 * Names of bodies by Trans.eu's dictionary (`required_truck_bodies`). It has no van and no tail lift: they are asked for as vehicles of the
 * size `bus`, which is our reading.
 */
export const transEuBodies: Readonly<Record<BodyType, TransEuBody>> = {
  curtain_side: { bodies: ['curtainsider', 'standard-tent'] },
  mega: { bodies: ['mega'] },
  box: { bodies: ['box'] },
  reefer: { bodies: ['cooler'] },
  flatbed: { bodies: ['platform-trailer'] },
  low_loader: { bodies: ['low-loader'] },
  container: { bodies: ['20-standard', '40-standard', '45-standard'] },
  tanker: { bodies: ['tanker'] },
  silo: { bodies: ['silos'] },
  tipper: { bodies: ['dump-truck'] },
  walking_floor: { bodies: ['walkingfloor'] },
  van: { bodies: ['standard-tent', 'box'], size: 'bus' },
  tail_lift_van: { bodies: ['box'], size: 'bus' },
};

/** Classes that have divisions are asked for by these. */
const divisions: Partial<Record<AdrClass, readonly string[]>> = {
  '1': ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'],
  '2': ['2.1', '2.2', '2.3'],
};

/** Longest name of a load; the documentation names no length. */
const nameLength = 100;

/**
 * A load as `POST /ext/freights-api/v1/freight-exchange` of Trans.eu takes it. A pure function.
 *
 * Of the public documentation (www.trans.eu/api, read in November 2026): the names and the nesting of all fields, `capacity` and weights in
 * tonnes, prices in whole units with currencies in small letters, `deferred` payments, the sequence of spots and operations, instants with an
 * offset without a colon, the dictionaries of bodies, sizes and ADR classes.
 * Our reading, since it says nothing: a load is one piece (`amount` 1, `other`) with the weight of all of it, so that the sum of the weights
 * is the capacity however they are counted, and its pallets stand in its name; `lorry` for full loads and `lorry_solo` for part loads.
 * @param now a window that has begun begins then: no instant before today is taken
 */
export function transEuFreight(load: LoadContent, externalId: string, now: Date): object {
  const { bodies, size } = transEuBodies[load.body_type];
  const { temperature_min: min, temperature_max: max, adr_class } = load;
  const name = `${load.cargo.slice(0, nameLength - 12)}, ${load.pallets} pal.`;
  const payment = load.price !== null && {
    payment: {
      price: {
        value: load.price,
        currency: (load.currency ?? 'EUR').toLowerCase(),
        ...(load.payment_days && { period: { payment: 'deferred', days: load.payment_days } }),
      },
    },
  };
  return {
    publish: true,
    shipment_external_id: externalId,
    capacity: load.weight,
    ...(load.ldm !== null && { loading_meters: load.ldm }),
    requirements: {
      is_ftl: load.is_full_truck,
      required_truck_bodies: bodies,
      vehicle_size: size ?? (load.is_full_truck ? 'lorry' : 'lorry_solo'),
      ...((min !== null || max !== null) && { temperature: { min: min ?? max, max: max ?? min } }),
      ...(adr_class && { required_adr_classes: adrClasses(adr_class) }),
      ...(load.remarks && { shipping_remarks: load.remarks }),
    },
    loads: [{ name, amount: 1, type_of_load: 'other', weight: load.weight }],
    spots: [spot(1, 'loading', load.pickup, now), spot(2, 'unloading', load.delivery, now)],
    ...payment,
  };
}

function spot(order: number, type: 'loading' | 'unloading', end: LoadEnd, now: Date): object {
  const { country, post_code, city, until } = end;
  const from = end.from < now ? now : end.from;
  return {
    spot_order: order,
    place: { address: { country: country.toLowerCase(), locality: city, postal_code: post_code } },
    operations: [
      { operation_order: 1, type, timespans: { begin: withOffset(from), end: withOffset(until) } },
    ],
  };
}

/** For example `2026-12-01T08:00:00+0000`. */
function withOffset(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, '+0000');
}

function adrClasses(adrClass: AdrClass): string[] {
  return (divisions[adrClass] ?? [adrClass]).map((one) => `adr_${one.replace('.', '_')}`);
}
