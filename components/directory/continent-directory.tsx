import { PageLink } from '#components/site/page-link.tsx';
import { PageHead, Section } from '#components/site/page-parts.tsx';
import type { Answer } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PlaceIndex } from './place-index.tsx';

type Directory = Extract<Answer<'getDirectoryEntry'>, { continent: unknown }>;

type ContinentDirectoryProps = { directory: Directory; hasReviews: boolean };

/** Countries with their number of courses. */
export function ContinentDirectory({
  directory: { continent, countries },
  hasReviews,
}: ContinentDirectoryProps) {
  const { continentTexts, placeLabels, placeTexts } = useTexts(directoryPart);
  return (
    <>
      <PageHead
        title={continent.name}
        lead={continentTexts.lead(continent.course_count, continent.country_count)}
      />
      <Section
        id="countries"
        title={placeLabels.countriesAndTerritories}
        note={
          hasReviews && (
            <PageLink href={`/best/${continent.slug}`} className="underline hover:text-deep">
              {placeTexts.best(continent.name)}
            </PageLink>
          )
        }
      >
        <div className="border-rule-strong border-t-2 pt-3">
          <PlaceIndex places={countries} pathOf={({ slug }) => pagePath.country(slug)} />
        </div>
      </Section>
    </>
  );
}
