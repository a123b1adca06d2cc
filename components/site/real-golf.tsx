import { Said } from '#components/site/said.tsx';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';

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
