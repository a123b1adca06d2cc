import { AggregatorRegistry, type Registry } from 'prom-client';
import type { MetricsText } from './serve-metrics.ts';

/** A worker's part: gives its numbers to its supervisor whenever that asks. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // The channel is listened to from here on.
  new AggregatorRegistry();
}

/** The supervisor's part: asks all workers, and makes one text of what they say. Fails if one doesn't answer in 5 s. */
export function createMetricsOfWorkers(): MetricsText {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}
