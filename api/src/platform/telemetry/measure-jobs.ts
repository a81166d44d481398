import { metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { JobContext, Jobs, ModuleJob } from '../jobs/jobs.port.js';
import { observe } from './observe.js';
import { whileTold } from './spans-under-way.js';

/** Measures what waits in the queue, of all processes: for those that work on it. */
export function observeJobs(jobs: Jobs): void {
  observe(
    {
      'frakto.jobs.waiting': { description: 'Jobs that are due and in nobody’s hands', unit: '{job}' },
      'frakto.jobs.waiting.age': { description: 'How long the longest of them has been due', unit: 's' },
      'frakto.jobs.running': { description: 'Jobs in the hands of a process', unit: '{job}' },
      'frakto.jobs.failed': { description: 'Jobs that were given up, and series that fail', unit: '{job}' },
    },
    async () =>
      (await jobs.census()).flatMap(({ name: job, waiting, dueSince, running, failed }) => [
        { name: 'frakto.jobs.waiting', value: waiting, attributes: { 'frakto.job': job } },
        {
          name: 'frakto.jobs.waiting.age',
          value: dueSince ? Math.max(0, Date.now() - dueSince.getTime()) / 1_000 : 0,
          attributes: { 'frakto.job': job },
        },
        { name: 'frakto.jobs.running', value: running, attributes: { 'frakto.job': job } },
        { name: 'frakto.jobs.failed', value: failed, attributes: { 'frakto.job': job } },
      ]),
  );
}

/** The job, whose runs are measured (`frakto.job.duration`, seconds) and traced. */
export function measured(job: ModuleJob): ModuleJob {
  const duration = metrics.getMeter('frakto').createHistogram('frakto.job.duration', {
    description: 'How long a job took, by its name and whether it failed',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.1, 1, 10, 60, 300] },
  });
  const tracer = trace.getTracer('frakto');
  const run = (data: never, context: JobContext): Promise<void> =>
    tracer.startActiveSpan(`job ${job.name}`, { kind: SpanKind.CONSUMER }, async (span) => {
      const started = performance.now();
      let outcome = 'failed';
      try {
        await whileTold(span, () => job.run(data, context));
        outcome = 'done';
      } finally {
        duration.record((performance.now() - started) / 1_000, { 'frakto.job': job.name, outcome });
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  return { ...job, run };
}
