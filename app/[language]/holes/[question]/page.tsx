import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { isHoleQuestion } from '#lib/golf/hole-questions.ts';
import { questionMetadata, questionPage } from '../question-page.tsx';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type QuestionProps = { params: Promise<{ question: string }> };

export async function generateMetadata({ params }: QuestionProps): Promise<Metadata> {
  await readLanguage();
  const { question } = await params;
  return isHoleQuestion(question) ? questionMetadata({ question, country: null }) : {};
}

export default async function Question({ params }: QuestionProps) {
  await readLanguage();
  const { question } = await params;
  return (isHoleQuestion(question) && (await questionPage({ question, country: null }))) || notFound();
}
