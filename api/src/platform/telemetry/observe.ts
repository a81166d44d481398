import { setTimeout as pause } from 'node:timers/promises';
import { metrics, type Attributes } from '@opentelemetry/api';

/** A value with what it is of. */
export interface Observation<Name extends string> {
  name: Name;
  value: number;
  attributes?: Attributes;
}

interface Gauge {
  description: string;
  unit: string;
}

/** Who scrapes waits for ten seconds; a database that hangs leaves out its own values, not those of the rest. */
const withinMs = 3_000;

/**
 * Has several gauges read together whenever somebody asks for them.
 * @param read what fails, or takes longer than three seconds, is left out this time
 */
export function observe<Name extends string>(
  gauges: Readonly<Record<Name, Gauge>>,
  read: () => Promise<Observation<Name>[]> | Observation<Name>[],
): void {
  const meter = metrics.getMeter('frakto');
  const names = Object.keys(gauges) as Name[];
  const made = new Map(names.map((name) => [name, meter.createObservableGauge(name, gauges[name])]));
  meter.addBatchObservableCallback(
    async (result) => {
      const late = new AbortController();
      const tooLate = pause(withinMs, [], { signal: late.signal, ref: false }).catch(() => []);
      const values = await Promise.race([Promise.resolve().then(read), tooLate]).catch(() => []);
      late.abort();
      for (const { name, value, attributes } of values) {
        const gauge = made.get(name);
        if (gauge) result.observe(gauge, value, attributes ?? {});
      }
    },
    [...made.values()],
  );
}
