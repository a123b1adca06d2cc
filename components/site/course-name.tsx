import { languageOfName } from '#lib/text/name-language.ts';

type Named = { name: string; name_latin: string | null; country_code: string | null };

/** A name as the club writes it, with its language. */
export function OwnName({ name, country_code }: Pick<Named, 'name' | 'country_code'>) {
  return <bdi lang={languageOfName(name, country_code)}>{name}</bdi>;
}

/** A course's own name in a list, and its Latin form after it. */
export function CourseName({ name, name_latin, country_code }: Named) {
  return (
    <>
      <OwnName name={name} country_code={country_code} />
      {name_latin !== null && <bdi className="font-normal text-soft"> {name_latin}</bdi>}
    </>
  );
}
