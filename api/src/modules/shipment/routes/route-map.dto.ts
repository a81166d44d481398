import type { Id } from '../../../platform/http/api-types.js';

/** A town on the map. */
export interface MapPlace {
  city: string;
  country: string;
  /** Degrees north, to about a kilometre. */
  lat: number;
  /** Degrees east. */
  lng: number;
  /** Other towns of the country have this name, too, and the post code does not tell which is meant; this is the largest. */
  doubtful: boolean;
  /** The town is not known: this is the middle of its post code's area (Poland, Norway), tens of kilometres off at most. */
  approximate: boolean;
}

/** A route on the map. */
export interface MapLeg {
  route_id: Id;
  /** Null where the town is not known. */
  from: MapPlace | null;
  to: MapPlace | null;
  /** Whole kilometres as the crow flies, never what a road takes; null where an end is not known. */
  crow_km: number | null;
}

/** Where the routes of an order lead, in their sequence. Names and coordinates are of GeoNames (CC BY 4.0). */
export interface RouteMap {
  legs: MapLeg[];
}
