import { gatherPoints } from '../nearest/gathered-points.ts';
import { measureNearestKernel } from '../nearest/nearest-kernel.ts';
import { findPostgis, measurePostgis, type PeerTimes, startPostgis } from '../nearest/postgis.ts';
import { formatSpread, markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

export const nearestSuite: Suite = {
  name: 'nearest',
  title: 'Nearest search',
  measure(_, { courses }) {
    const bin = findPostgis();
    const postgis = bin ? startPostgis(bin) : null;
    const remarks: string[] = [];
    const rows = [courses, courses * 10].map((count) => {
      const points = gatherPoints(count);
      const { ours, geokdbush, geokdbushExact, bruteForce } = measureNearestKernel(points);
      const peer = postgis ? measurePostgis(postgis, points) : null;
      if (peer) remarks.push(remarkOn(count, peer));
      return [
        count.toLocaleString('en'),
        formatSpread(ours, 1),
        formatSpread(geokdbush, 1),
        formatSpread(geokdbushExact, 1),
        peer ? formatSpread(peer.time, 0) : 'not installed',
        formatSpread(bruteForce, 0),
      ];
    });
    postgis?.stop();
    return [
      'Microseconds a query for the ten nearest. PostGIS is `ORDER BY geography <-> point LIMIT 10` with a GiST index, timed ' +
        'inside the database, without client and network; on geography that operator measures on a sphere.',
      markdownTable(
        [
          'points',
          'kd-tree in space, exact',
          'geokdbush, great circles',
          'geokdbush, put in exact order',
          'PostGIS, sphere',
          'brute force, exact',
        ],
        rows,
      ),
      ...remarks,
    ].join('\n\n');
  },
};

function remarkOn(count: number, { compared, same }: PeerTimes): string {
  return `Of ${count.toLocaleString('en')} points PostGIS finds the same ten in the same order as we do in ${same} of ${compared} queries.`;
}
