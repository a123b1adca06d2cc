import { scorecardCsv } from '#components/download/scorecard-csv.ts';
import { courseFileRoute } from '../course-file.ts';

export { generateStaticParams } from '../course-file.ts';
export const dynamic = 'force-static';
export const revalidate = 604800;

export const GET = courseFileRoute({
  name: 'scorecard.csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  write: (profile) => (profile.scorecards.length > 0 ? scorecardCsv(profile) : null),
});
