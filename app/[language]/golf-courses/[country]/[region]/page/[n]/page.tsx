import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { RegionDirectory } from '#components/directory/region-directory.tsx';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { readRegion } from '../../read-region.ts';
import { regionMetadata } from '../../region-metadata.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type RegionPageProps = { params: Promise<{ country: string; region: string; n: string }> };

async function readPage({ country, region, n }: Awaited<RegionPageProps['params']>) {
  const page = parsePageNumber(n);
  return page === null ? null : readRegion(country, region, page);
}

export async function generateMetadata({ params }: RegionPageProps): Promise<Metadata> {
  await readLanguage();
  const list = await readPage(await params);
  return list === null ? {} : regionMetadata(list);
}

/** The first page's address has no number. */
export default async function RegionPage({ params }: RegionPageProps) {
  await readLanguage();
  const list = await readPage(await params);
  if (list === null) notFound();
  if (list.page === 1) permanentRedirect(pagePath.region(list.country.slug, list.region.slug));
  return <RegionDirectory list={list} />;
}
