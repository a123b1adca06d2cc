import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { isHoleQuestion } from '#lib/golf/hole-questions.ts';
import { areSlugs } from '#lib/site/page-path.ts';
import { questionMetadata, questionPage } from '../../question-page.tsx';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type QuestionProps = { params: Promise<{ question: string; country: string }> };

async function read({ params }: QuestionProps) {
  const { question, country } = await params;
  return isHoleQuestion(question) && areSlugs(country) ? { question, country } : null;
}

export async function generateMetadata(props: QuestionProps): Promise<Metadata> {
  await readLanguage();
  const asked = await read(props);
  return asked ? questionMetadata(asked) : {};
}

export default async function CountryQuestion(props: QuestionProps) {
  await readLanguage();
  const asked = await read(props);
  return (asked && (await questionPage(asked))) || notFound();
}
