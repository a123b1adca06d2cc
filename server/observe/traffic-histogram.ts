import { Histogram } from 'prom-client';
import { ROUTES, type RouteTraffic, TIME_BOUNDS, type Traffic } from './traffic.ts';

const NAME = 'fairway_http_request_duration_seconds';
const HELP = 'Seconds from the head of a request to the end of its answer, by kind of route.';

/** The answer times by kind of route as Prometheus wants them: cumulative buckets, sum and count. */
export function createTrafficHistogram(traffic: Traffic): Histogram {
  const histogram = new Histogram({
    name: NAME,
    help: HELP,
    labelNames: ['route'],
    buckets: [...TIME_BOUNDS],
    registers: [],
  });
  // The counts are kept in plain arrays: they take the place of what was observed one by one, which is nothing.
  const read = async () => ({
    name: NAME,
    help: HELP,
    type: 'histogram' as const,
    aggregator: 'sum' as const,
    collect: () => {},
    values: ROUTES.flatMap((route) => samplesOf(route, traffic.routes[route])),
  });
  // The registry asks by the one for its text, by the other for JSON, from which several processes are summed up.
  return Object.assign(histogram, { get: read, getForPromString: read });
}

function samplesOf(route: string, { times, seconds }: RouteTraffic) {
  let count = 0;
  const buckets = [...times].map((answers, place) => {
    count += answers;
    const le = TIME_BOUNDS[place] ?? '+Inf';
    return { metricName: `${NAME}_bucket`, labels: { route, le }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels: { route }, value: seconds },
    { metricName: `${NAME}_count`, labels: { route }, value: count },
  ];
}
