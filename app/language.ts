import { language } from 'next/root-params';
import { inLanguage, setLanguage } from '#messages/get-texts.ts';

/** Reads a page's language from its address. Each page and its metadata do so before they read texts. */
export async function readLanguage(): Promise<void> {
  setLanguage(await language());
}

type Context<Names> = { params: Promise<{ language: string } & Names> };

/** A route handler whose texts are in the language of its address. */
export function answerInLanguage<Names>(
  answer: (request: Request, context: Context<Names>) => Promise<Response>,
): typeof answer {
  return async (request, context) =>
    inLanguage((await context.params).language, () => answer(request, context));
}
