import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
import { Said } from './said.tsx';

/** What every page of a demo says. */
export function DemoNotice() {
  const { demoTexts } = useTexts(sitePart);
  return (
    <aside aria-label={demoTexts.label} className="bg-sand text-center text-on-sand text-sm">
      <p className="px-5 py-1.5">
        <strong className="font-semibold">{demoTexts.title}</strong> {demoTexts.notice}
      </p>
    </aside>
  );
}

const HOW_TO = 'https://github.com/fairway-atlas/fairway-atlas#real-data';

/** How to replace the demo, for whoever runs the site. */
export function RealGolf() {
  const { demoTexts } = useTexts(sitePart);
  const link = (text: string) => (
    <a key="real" href={HOW_TO} className="underline hover:text-deep">
      {text}
    </a>
  );
  return (
    <p className="py-3 text-center text-sm text-soft">
      <Said parts={demoTexts.wayToReal(link)} />
    </p>
  );
}
