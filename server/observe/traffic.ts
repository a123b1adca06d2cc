/** What kind of answer a request wants: requests of one kind take about as long as each other. */
export const ROUTES = ['api', 'file', 'tile', 'page', 'asset', 'probe'] as const;
export type Route = (typeof ROUTES)[number];

/** Upper bounds of the histogram of answer times, in seconds. */
export const TIME_BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

/** What was answered for one kind of request. */
export type RouteTraffic = {
  /** Answers by status: the place is the status. */
  statuses: Float64Array;
  /** Answers by time: one place for each bound, one more for what took longer. Not cumulative. */
  times: Float64Array;
  seconds: number;
  /** The client was gone before its answer was sent. */
  aborted: number;
};

/** Answers since the process began, as plain numbers: counting one costs some nanoseconds. */
export type Traffic = {
  routes: Readonly<Record<Route, RouteTraffic>>;
  pageCache: { hits: number; misses: number };
  /** What was turned away before it was a request. */
  refused: { broken: number; connections: number };
  count: (route: Route, status: number, milliseconds: number, isComplete: boolean) => void;
};

const STATUSES = 600;

/** Nothing answered yet. */
export function createTraffic(): Traffic {
  const make = (): RouteTraffic => ({
    statuses: new Float64Array(STATUSES),
    times: new Float64Array(TIME_BOUNDS.length + 1),
    seconds: 0,
    aborted: 0,
  });
  const routes: Record<Route, RouteTraffic> = {
    api: make(),
    file: make(),
    tile: make(),
    page: make(),
    asset: make(),
    probe: make(),
  };
  return {
    routes,
    pageCache: { hits: 0, misses: 0 },
    refused: { broken: 0, connections: 0 },
    count(route, status, milliseconds, isComplete) {
      const counted = routes[route];
      if (!isComplete) {
        counted.aborted++;
        return;
      }
      const seconds = milliseconds / 1000;
      counted.statuses[status]!++;
      counted.times[placeOf(seconds)]!++;
      counted.seconds += seconds;
    },
  };
}

function placeOf(seconds: number): number {
  let place = 0;
  while (place < TIME_BOUNDS.length && seconds > TIME_BOUNDS[place]!) place++;
  return place;
}
