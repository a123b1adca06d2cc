'use client';
import { useRef, useState } from 'react';
import type { coursePart } from '#messages/parts/course.ts';
import { contactLink, noteLink, type WrongThing } from './wrong-things.ts';

type SomethingWrongProps = {
  /** Texts from the server: so no script has to bring them. */
  texts: (typeof coursePart)['en']['wrongTexts'];
  things: readonly WrongThing[];
  isInvented: boolean;
  /** The operator's mailto: or https: address. */
  contact: string | null;
  subject: string;
};

/**
 * What to write about something wrong, and where. For a link to a thing's text, the browser opens the details that it's
 * in. Nothing is sent: visitors go on to the map or to a mail by themselves.
 */
export function SomethingWrong({ texts, things, isInvented, contact, subject }: SomethingWrongProps) {
  return (
    <details id="wrong" className="mt-10 border-rule border-y print:hidden">
      <summary className="py-2.5 font-semibold">{texts.title}</summary>
      <div className="mb-3 grid gap-3 text-soft">
        {isInvented && <p>{texts.invented}</p>}
        <p>{texts.what}</p>
      </div>
      {things.map((thing) => (
        <details key={thing.id} name="wrong" className="max-w-[40rem] border-rule border-t">
          <summary className="py-2.5">{thing.label}</summary>
          <div id={`wrong-${thing.id}`} className="grid scroll-mt-36 gap-3 pb-5">
            {thing.at || contact !== null ? (
              <WhatToWrite texts={texts} thing={thing} contact={contact} subject={subject} />
            ) : (
              <p>{texts.noContact}</p>
            )}
          </div>
        </details>
      ))}
    </details>
  );
}

type WhatToWriteProps = Pick<SomethingWrongProps, 'texts' | 'contact' | 'subject'> & { thing: WrongThing };

function WhatToWrite({ texts, thing: { at, text }, contact, subject }: WhatToWriteProps) {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      field.current?.select();
    }
  };
  return (
    <>
      <p>{at ? texts.next.map : texts.next.operator}</p>
      <textarea
        ref={field}
        className="w-full rounded-lg border border-rule-strong px-3 py-2 text-ink"
        readOnly
        rows={4}
        value={text}
        aria-label={texts.text}
      />
      <p>{at ? texts.paste : texts.send}</p>
      <p className="flex flex-wrap items-center gap-3">
        <button type="button" className="pill noscript:hidden" onClick={copy}>
          {texts.copy}
        </button>
        <a
          className="pill"
          href={at ? noteLink(at, text) : contactLink(contact ?? '', subject, text)}
          target="_blank"
          rel="noopener noreferrer external nofollow"
        >
          {at ? texts.openNote : texts.openMail}
        </a>
        <span role="status">{said}</span>
      </p>
    </>
  );
}
