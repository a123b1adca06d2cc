import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ComponentType } from 'react';
import { readLanguage } from '#app/language.ts';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { pagedPath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

type List = { country: { name: string }; name: string; page: number; path: string; total: number };

/** The first page of a place's list, at the place's address, and the numbered ones after it. */
export function listPages<Params, Found extends List>(
  read: (params: Params, page: number) => Promise<Found | null>,
  Show: ComponentType<{ list: Found }>,
) {
  const readNumbered = async (params: Params & { n: string }) => {
    const page = parsePageNumber(params.n);
    return page === null ? null : read(params, page);
  };
  return {
    first: listPage((params: Params) => read(params, 1), Show),
    numbered: listPage(readNumbered, ({ list }) => {
      if (list.page === 1) permanentRedirect(list.path);
      return <Show list={list} />;
    }),
  };
}

function listPage<Params, Found extends List>(
  read: (params: Params) => Promise<Found | null>,
  Show: ComponentType<{ list: Found }>,
) {
  return {
    async generateMetadata({ params }: { params: Promise<Params> }): Promise<Metadata> {
      await readLanguage();
      const list = await read(await params);
      return list === null ? {} : listMetadata(list);
    },
    async Page({ params }: { params: Promise<Params> }) {
      await readLanguage();
      const list = await read(await params);
      return list === null ? notFound() : <Show list={list} />;
    },
  };
}

function listMetadata({ country, name, page, path, total }: List): Metadata {
  const { placeListTexts, placeTexts } = getTexts(directoryPart);
  const list = { name, country: country.name, total, page };
  return pageMetadata({
    title: placeListTexts.title(list),
    description: placeListTexts.description(list),
    path: pagedPath(path, page),
    picture: { of: path, alt: placeTexts.map(name) },
    isIndexed: total > 0,
  });
}
