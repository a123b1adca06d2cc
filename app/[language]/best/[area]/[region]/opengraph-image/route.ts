export { answerPicture as GET } from '../../../ranking-page.tsx';
