import { notFound } from 'next/navigation';

export { generateStaticParams } from '#app/when-asked.ts';

/** Answers every address that no other route does. Behind the front, none of them arrive here. */
export default function Missing() {
  notFound();
}
