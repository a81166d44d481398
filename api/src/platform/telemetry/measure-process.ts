import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';

/** Measures the process itself: how late its event loop is since the last look, its memory, and the time it had processors. */
export function measureProcess(): () => void {
  const meter = metrics.getMeter('frakto');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const p50 = meter.createObservableGauge('nodejs.eventloop.delay.p50', { unit: 's' });
  const p99 = meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' });
  const max = meter.createObservableGauge('nodejs.eventloop.delay.max', { unit: 's' });
  const memory = meter.createObservableGauge('process.memory.usage', {
    description: 'Memory that the process has, in RAM',
    unit: 'By',
  });
  const cpu = meter.createObservableCounter('process.cpu.time', { unit: 's' });
  meter.addBatchObservableCallback(
    (result) => {
      // Nanoseconds.
      result.observe(p50, delay.percentile(50) / 1e9);
      result.observe(p99, delay.percentile(99) / 1e9);
      result.observe(max, delay.max / 1e9);
      delay.reset();
      result.observe(memory, process.memoryUsage.rss());
      const { user, system } = process.cpuUsage();
      result.observe(cpu, user / 1e6, { 'cpu.mode': 'user' });
      result.observe(cpu, system / 1e6, { 'cpu.mode': 'system' });
    },
    [p50, p99, max, memory, cpu],
  );
  return () => delay.disable();
}
