import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
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
