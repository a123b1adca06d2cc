import { PageLink } from '#components/site/page-link.tsx';
import { Said } from '#components/site/said.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { useTexts } from '#messages/use-texts.ts';
import { editorLink, objectLink, osmObject } from './osm-links.ts';

/** The course's object, the editor for it, and what it lacks. */
export function MendThis({ profile }: { profile: GolfProfile }) {
  const { mendTexts } = useTexts(mappingPart);
  const { location, origin, slug } = profile;
  if (origin.source === 'demo') return null;
  const object = osmObject(origin);
  const comment = mendTexts.comment(bothNames(profile));
  const link = 'inline-flex min-h-8 items-center underline hover:text-deep pointer-coarse:min-h-11';
  return (
    <div className="mt-6 print:hidden">
      {object && (
        <p>
          <Said
            parts={mendTexts.object(
              <a href={objectLink(object)} className={link} rel="noopener noreferrer external">
                {origin.id}
              </a>,
            )}
          />
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <a href={editorLink(object, location, comment)} className={link} rel="noopener noreferrer external">
          {mendTexts.mend}
        </a>
        <PageLink href={`${pagePath.course(slug)}/mapping`} className={link}>
          {mendTexts.lacks}
        </PageLink>
      </p>
    </div>
  );
}
