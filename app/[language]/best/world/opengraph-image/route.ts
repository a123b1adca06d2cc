export { answerPicture as GET } from '../../ranking-page.tsx';
export const dynamic = 'force-dynamic';
