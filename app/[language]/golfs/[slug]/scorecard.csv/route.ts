import { scorecardCsv } from '#components/download/scorecard-csv.ts';
import { attachmentRoute } from '../course-file.ts';

export const GET = attachmentRoute({
  name: 'scorecard.csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  write: (profile) => (profile.scorecards.length > 0 ? scorecardCsv(profile) : null),
});
