import { iconResponse } from '../../icon-response.tsx';

// Drawn when the site is built.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ size: '192' }, { size: '512' }];
}

export async function GET(_request: Request, { params }: { params: Promise<{ size: string }> }) {
  return iconResponse(Number((await params).size));
}
