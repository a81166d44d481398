import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { metrics, propagation, trace, context, SpanKind, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import type * as Sdk from '@opentelemetry/sdk-metrics';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { version } from '../../kernel/version.js';
import type { Config } from '../config/config.js';
import { allDurations } from './durations.js';

/** Answers a scrape of Prometheus with all that is measured, in its text format. */
export type ScrapeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What a process tells of itself. */
export interface Telemetry {
  /** Null without `HEALTH_PORT`: nobody can scrape it. */
  scrape: ScrapeHandler | null;
  /** Sends what has not been sent yet, and ends. Never throws. */
  stop(): Promise<void>;
}

type TelemetryConfig = Pick<
  Config,
  'HEALTH_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'OTEL_SERVICE_NAME' | 'ROLE'
>;

/** Whether anybody is told of traces and metrics, so that it is worth taking them. */
export function isTold({
  HEALTH_PORT: port,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<TelemetryConfig, 'HEALTH_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>): boolean {
  return port !== undefined || endpoint !== undefined;
}

/**
 * Has traces and metrics taken from here on. What measures asks OpenTelemetry's global meter and tracer, so this comes before anything
 * is made that measures. With `OTEL_EXPORTER_OTLP_ENDPOINT` both are sent to a collector (OTLP over HTTP); with `HEALTH_PORT` metrics can
 * be scraped. Without either nothing is loaded, and nothing measured.
 */
export async function startTelemetry(config: TelemetryConfig): Promise<Telemetry> {
  if (!isTold(config)) return { scrape: null, stop: () => Promise.resolve() };
  const {
    HEALTH_PORT: port,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: share,
    OTEL_SERVICE_NAME: name,
    ROLE: role,
  } = config;
  const [sdk, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/resources'),
  ]);
  const { MeterProvider, PeriodicExportingMetricReader } = sdk;
  // By the semantic conventions of OpenTelemetry for services.
  const resource = resourceFromAttributes({
    'service.name': name,
    'service.version': version,
    'service.instance.id': randomUUID(),
    'frakto.role': role,
  });
  const metricProducers = [durationsProducer(sdk, resource)];
  const prometheus = port === undefined ? null : await createScraper(metricProducers);
  const stops: (() => Promise<void>)[] = [];
  const readers: InstanceType<typeof PeriodicExportingMetricReader>[] = [];
  if (endpoint !== undefined) {
    const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-proto');
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), metricProducers }));
    stops.push(await startTraces(resource, share));
  }
  const provider = new MeterProvider({
    resource,
    readers: [...readers, ...(prometheus ? [prometheus] : [])],
  });
  metrics.setGlobalMeterProvider(provider);
  stops.push(() => provider.shutdown());
  return {
    scrape: prometheus && ((request, response) => prometheus.getMetricsRequestHandler(request, response)),
    async stop() {
      // A collector that is away keeps nobody from ending.
      await Promise.allSettled(stops.map((stop) => stop()));
      metrics.disable();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}

async function createScraper(metricProducers: Sdk.MetricProducer[]) {
  const { PrometheusExporter } = await import('@opentelemetry/exporter-prometheus');
  return new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, metricProducers });
}

/** Tells what `Durations` counted beside what the SDK measures. */
function durationsProducer(
  { AggregationTemporality, DataPointType }: typeof Sdk,
  resource: Resource,
): Sdk.MetricProducer {
  const startTime = hrTimeOf(Date.now());
  return {
    collect() {
      const endTime = hrTimeOf(Date.now());
      const told = allDurations().map((one): Sdk.HistogramMetricData => ({
        descriptor: {
          name: one.name,
          description: one.description,
          unit: 's',
          valueType: ValueType.DOUBLE,
        },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: one.series().map(({ attributes, counts, count, sum }) => ({
          startTime,
          endTime,
          attributes,
          value: { buckets: { boundaries: [...one.boundaries], counts: [...counts] }, count, sum },
        })),
      }));
      return Promise.resolve({
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'frakto' }, metrics: told }] },
        errors: [],
      });
    },
  };
}

/** Seconds and nanoseconds. */
const hrTimeOf = (ms: number): [number, number] => [Math.floor(ms / 1_000), (ms % 1_000) * 1e6];

/**
 * Traces go to the collector in batches; who calls with `traceparent` sees its own trace continued, or left out.
 * @param share of the other traces that are taken, from 0 to 1
 */
async function startTraces(resource: Resource, share: number): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, ParentBasedSampler, SamplingDecision, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const ofShare = new TraceIdRatioBasedSampler(share);
  const root: Sampler = {
    // Only those requests come here that are taken (measureRequests).
    shouldSample: (parent, traceId, _name, kind) =>
      kind === SpanKind.SERVER
        ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
        : ofShare.shouldSample(parent, traceId),
    toString: () => ofShare.toString(),
  };
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
