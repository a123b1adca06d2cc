import type { SiteFacts } from '#lib/api/in-process-client.ts';
import type { Dataset } from './open-dataset.ts';

/** What every page says about the dataset. */
export function siteFacts({ isDemo, memo, read }: Dataset): SiteFacts {
  return memo('siteFacts', () => ({
    isDemo,
    attributions: read((database) =>
      database
        .prepare('SELECT DISTINCT attribution FROM source WHERE attribution IS NOT NULL ORDER BY source_id')
        .all(),
    ).map(({ attribution }) => String(attribution)),
  }));
}
