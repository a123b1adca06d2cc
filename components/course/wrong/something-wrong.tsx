'use client';
import { useRef, useState } from 'react';
import type { wrongPart } from '#messages/parts/wrong.ts';
import { contactLink, noteLink } from './wrong-links.ts';
import type { WrongThing } from './wrong-things.ts';

type SomethingWrongProps = {
  /** Texts from the server: so no script has to bring them. */
  texts: (typeof wrongPart)['en']['wrongTexts'];
  things: readonly WrongThing[];
  isInvented: boolean;
  /** The operator's mailto: or https: address. */
  contact: string | null;
  subject: string;
};

/**
 * What to write about something wrong, and where. Links lead to a thing's text, and the browser opens what it's in. Nothing
 * is sent: the visitor's press leads to the map or a mail.
 */
export function SomethingWrong({ texts, things, isInvented, contact, subject }: SomethingWrongProps) {
  return (
    <details id="wrong" className="wrong print:hidden">
      <summary>{texts.title}</summary>
      {isInvented && <p>{texts.invented}</p>}
      <p>{texts.what}</p>
      {things.map((thing) => (
        <details key={thing.id} name="wrong">
          <summary>{thing.label}</summary>
          <div id={`wrong-${thing.id}`}>
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
      <textarea ref={field} readOnly rows={4} value={text} aria-label={texts.text} />
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
