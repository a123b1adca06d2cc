import { markdownTable } from '../markdown-table.ts';
import { formatSpread } from '../spread.ts';
import type { Suite } from '../suite.ts';
import { measureNearestKernel } from './nearest-kernel.ts';

/** The nearest-search kernel beside its peers, over the usual number of points and ten times as many. */
export const nearestSuite: Suite = {
  name: 'nearest',
  title: 'Nearest search',
  measure({ courses }) {
    const rows = [courses, courses * 10].map((points) => {
      const { ours, geokdbush, bruteForce } = measureNearestKernel(points);
      return [
        points.toLocaleString('en'),
        formatSpread(ours, 1),
        formatSpread(geokdbush, 1),
        formatSpread(bruteForce, 0),
      ];
    });
    return [
      'Microseconds a query for the ten nearest within 50 km.',
      markdownTable(
        ['points', 'kd-tree in space, exact', 'geokdbush, great circles', 'brute force, exact'],
        rows,
      ),
    ].join('\n\n');
  },
};
