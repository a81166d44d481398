/** From where to where something is carried, as every screen writes it: "Poznań → Berlin". */
export const wayOf = (ends: { pickup_city: string; delivery_city: string }): string =>
  `${ends.pickup_city} → ${ends.delivery_city}`;
