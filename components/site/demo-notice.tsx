import { demoTexts } from '#messages/messages.ts';
/** On every page of a demo. */
export function DemoNotice() {
  return (
    <aside aria-label={demoTexts.label} className="bg-sand text-center text-on-sand text-sm">
      <p className="px-5 py-1.5">
        <strong className="font-semibold">{demoTexts.title}</strong> {demoTexts.notice}
      </p>
    </aside>
  );
}
