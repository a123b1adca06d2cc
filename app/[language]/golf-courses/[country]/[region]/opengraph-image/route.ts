export { answerPicture as GET } from '../list-page.tsx';
