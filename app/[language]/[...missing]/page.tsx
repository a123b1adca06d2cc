import { notFound } from 'next/navigation';

export { generateStaticParams } from '#app/when-asked.ts';

/** What no other route answers. Behind the front, no such address comes here. */
export default function Missing() {
  notFound();
}
