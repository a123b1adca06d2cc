import { scorecardCsv } from '#lib/download/scorecard-csv.ts';
import { courseFile } from '../course-file.ts';

export const dynamic = 'force-static';
export const revalidate = 604800;

export function generateStaticParams() {
  return [];
}

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return courseFile((await params).slug, {
    name: 'scorecard.csv',
    contentType: 'text/csv; charset=utf-8; header=present',
    write: (profile) => (profile.scorecards.length > 0 ? scorecardCsv(profile) : null),
  });
}
