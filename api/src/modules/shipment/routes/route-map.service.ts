import type { Database } from '../../../platform/db/database.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { crowKm, type Places } from '../../../platform/places/places.js';
import type { MapPlace, RouteMap } from './route-map.dto.js';
import { hasOrder, listRoutes } from './route.queries.js';

/** Where the routes of orders lead. */
export class RouteMapService {
  constructor(
    private readonly db: Database,
    private readonly places: Places,
  ) {}

  /** @throws {NotFound} when the order is not there */
  async getMap({ companyId }: Member, orderId: number): Promise<RouteMap> {
    const routes = await listRoutes(this.db.reads, companyId, orderId);
    if (routes.length === 0 && !(await hasOrder(this.db.reads, companyId, orderId))) throw new NotFound();
    const legs = [];
    for (const route of routes) {
      const from = await this.find(route.pickup_city, route.pickup_country, route.pickup_post_code);
      const to = await this.find(route.delivery_city, route.delivery_country, route.delivery_post_code);
      legs.push({ route_id: route.id, from, to, crow_km: from && to ? Math.round(crowKm(from, to)) : null });
    }
    return { legs };
  }

  private async find(city: string, country: string, postalCode: string): Promise<MapPlace | null> {
    const place = await this.places.find(city, country, postalCode);
    return place && { city, country, ...place };
  }
}
