import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { api } from '../../../kit/api/client';
import { ErrorState } from '../../../kit/components/error-state';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { orderKeys } from '../queries/order-queries';
import { drawMap, townsOf, type MapSize } from './map-drawing';
import { loadOutlines } from './outlines';
import styles from './map.module.css';

/** A map as wide as its frame, so that its names are as large as other text; steps keep it from being drawn anew all the time. */
function useMapSize(frame: RefObject<HTMLElement | null>): MapSize {
  const [width, setWidth] = useState(720);
  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() =>
      setWidth(Math.max(280, Math.round(target.clientWidth / 20) * 20)),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [frame]);
  return useMemo(() => ({ width, height: Math.round(width * (width < 500 ? 0.75 : 0.42)) }), [width]);
}

/** Where the routes of the order lead: towns, legs along great circles with kilometres as the crow flies, and which towns are not known. */
export function RouteMap() {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const size = useMapSize(section);
  const { order } = useOrder();
  const ends = order.routes.map((route) => [
    route.id,
    route.pickup_city,
    route.pickup_post_code,
    route.pickup_country,
    route.delivery_city,
    route.delivery_post_code,
    route.delivery_country,
  ]);
  const { data, error, refetch } = useQuery({
    // The same towns lie where they lay.
    queryKey: [...orderKeys.order(order.id), 'map', ends],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/route-map', { params: { path: { id: order.id } }, signal }),
    staleTime: Infinity,
  });
  const outlines = useQuery({ queryKey: ['outlines'], queryFn: loadOutlines, staleTime: Infinity });
  const legs = data?.legs;
  const drawing = useMemo(
    () =>
      legs && outlines.data
        ? drawMap(legs, outlines.data, size, (km) => t('orders.map.km', { km: format.number(km) }))
        : null,
    [legs, outlines.data, size, t, format],
  );
  const failure = error ?? outlines.error;
  if (failure)
    return (
      <ErrorState
        error={failure}
        title={t('orders.map.failed')}
        onRetry={() => void Promise.all([refetch(), outlines.refetch()])}
      />
    );

  const unknown = new Set(
    legs?.flatMap((leg) => {
      const route = order.routes.find((one) => one.id === leg.route_id);
      if (!route) return [];
      return [...(leg.from ? [] : [route.pickup_city]), ...(leg.to ? [] : [route.delivery_city])];
    }),
  );
  const doubtful = legs ? townsOf(legs).filter((town) => town.doubtful) : [];
  const approximate = legs ? townsOf(legs).filter((town) => town.approximate) : [];
  const km = legs?.reduce((sum, leg) => sum + (leg.crow_km ?? 0), 0) ?? 0;
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('orders.map.title')}
      </h2>
      {(!legs || drawing || !outlines.data) && (
        <div className={styles['frame']} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          {drawing && (
            <svg
              viewBox={`0 0 ${size.width} ${size.height}`}
              role="img"
              aria-label={`${t('orders.map.title')}: ${drawing.towns.map(({ name }) => name).join(', ')}`}
            >
              {drawing.land.map((path) => (
                <path key={path} className={styles['land']} d={path} />
              ))}
              {drawing.legs.map((leg) => (
                <path key={leg.routeId} className={styles['leg']} d={leg.path} />
              ))}
              {drawing.legs.map(
                (leg) =>
                  leg.middle && (
                    <text key={leg.routeId} className={styles['km']} x={leg.middle[0]} y={leg.middle[1]}>
                      {leg.km}
                    </text>
                  ),
              )}
              {drawing.towns.map(({ name, x, y, label }) => (
                <g key={`${name} ${x} ${y}`}>
                  <circle className={styles['town']} cx={x} cy={y} r={4.5} />
                  <text className={styles['name']} x={label.x} y={label.y} textAnchor={label.anchor}>
                    {name}
                  </text>
                </g>
              ))}
            </svg>
          )}
        </div>
      )}
      {legs && (
        <p className={styles['foot']}>
          {[
            unknown.size > 0 && t('orders.map.unknown', { cities: [...unknown].join(', ') }),
            doubtful.length > 0 &&
              t('orders.map.doubtful', { cities: doubtful.map(({ city }) => city).join(', ') }),
            approximate.length > 0 &&
              t('orders.map.approximate', { cities: approximate.map(({ city }) => city).join(', ') }),
            km > 0 &&
              t(unknown.size > 0 ? 'orders.map.partly' : 'orders.map.total', { km: format.number(km) }),
            t('orders.map.source'),
          ]
            .filter((sentence) => typeof sentence === 'string')
            .join(' ')}
        </p>
      )}
    </section>
  );
}
