import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { type Query, readQuery } from '#app/read-query.ts';
import { SearchResults, SearchStart } from '#components/directory/search-page.tsx';
import { cutText } from '#components/site/cut-text.ts';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { SearchForm } from '#components/site/search-form.tsx';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { suggestionsPart } from '#messages/parts/suggestions.ts';

export const dynamic = 'force-dynamic';

const RESULTS_A_PAGE = 25;

type SearchProps = { searchParams: Query };

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  await readLanguage();
  const { searchPageTexts } = getTexts(directoryPart);
  const { q = '' } = await readQuery(searchParams);
  return pageMetadata({
    title: q.trim() === '' ? searchPageTexts.title : searchPageTexts.titleFound(cutText(q.trim(), 60)),
    description: searchPageTexts.description,
    path: '/search',
    isIndexed: false,
  });
}

/** A search by the form and its address alone. */
export default async function Search({ searchParams }: SearchProps) {
  await readLanguage();
  const { searchPageTexts } = getTexts(directoryPart);
  const query = await readQuery(searchParams);
  const q = cutText((query.q ?? '').trim(), limits.searchText.most);
  const page = parsePageNumber(query.page ?? '') ?? 1;
  const { suggestionTexts } = getTexts(suggestionsPart);
  const isNearMe = suggestionTexts.asksNearMe(q);
  const found =
    q === '' || isNearMe
      ? null
      : await api.searchGolfCourses({ q, limit: RESULTS_A_PAGE, skip: (page - 1) * RESULTS_A_PAGE });
  return (
    <div className="pt-10">
      <h1>{searchPageTexts.heading}</h1>
      {/* Next keeps what the field holds when only the query changes. */}
      <SearchForm key={q} id="page-search" className="mt-6 max-w-2xl" query={q} isLarge />
      {isNearMe && (
        <p className="mt-6">
          <a className="pill" href="/map?near=me">
            {suggestionTexts.nearMe}
          </a>
        </p>
      )}
      {found === null ? (
        <SearchStart />
      ) : (
        <SearchResults q={q} page={page} last={Math.ceil(found.golfs.total / RESULTS_A_PAGE)} found={found} />
      )}
    </div>
  );
}
