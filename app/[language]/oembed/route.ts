import { readCourse } from '#app/[language]/golfs/[slug]/read-course.ts';
import { answerInLanguage } from '#app/language.ts';
import { courseOfAddress, oembedAnswer, oembedXml } from '#components/embed/oembed.ts';
import { siteName, siteUrl } from '#components/site/settings.ts';
import { getTexts } from '#messages/get-texts.ts';
import { embedsPart } from '#messages/parts/embeds.ts';

/** A limit given by the consumer, in CSS pixels; null if there isn’t one, undefined if it isn't a size. */
function readSize(text: string | null): number | null | undefined {
  if (text === null) return null;
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : undefined;
}

/** oEmbed 1.0 (oembed.com). Scripts on other sites may read it. */
function answer(status: number, body: string, type = 'text/plain'): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Access-Control-Allow-Origin': '*' },
  });
}

export const GET = answerInLanguage(async (request) => {
  const { oembedTexts } = getTexts(embedsPart);
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return answer(501, oembedTexts.format);
  const address = searchParams.get('url');
  if (address === null) return answer(400, oembedTexts.noAddress);
  const [width, height] = [readSize(searchParams.get('maxwidth')), readSize(searchParams.get('maxheight'))];
  if (width === undefined || height === undefined) return answer(400, oembedTexts.size);
  const slug = courseOfAddress(address, siteUrl);
  const course = slug === null ? null : await readCourse(slug);
  if (course === null) return answer(404, oembedTexts.noCourse);
  const content = oembedAnswer(course, { url: siteUrl, name: siteName }, { width, height });
  return format === 'xml'
    ? answer(200, oembedXml(content), 'text/xml')
    : answer(200, JSON.stringify(content), 'application/json');
});
