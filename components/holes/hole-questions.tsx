import { holeQuestions } from '#lib/golf/hole-questions.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { holeQuestionTitles } from '#messages/messages.ts';
import './holes.css';

/** All questions with a page of their own. */
export function HoleQuestionLinks() {
  return (
    <ul className="question-links">
      {holeQuestions.map((question) => (
        <li key={question}>
          <a href={pagePath.holeQuestion(question, null)}>{holeQuestionTitles[question]}</a>
        </li>
      ))}
    </ul>
  );
}
