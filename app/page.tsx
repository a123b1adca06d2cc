import { siteName } from '#lib/site/settings.ts';

export const revalidate = 604800;

export default function Home() {
  return <h1 className="mt-16">{siteName}</h1>;
}
