'use client';
import { useEffect, useRef, useState } from 'react';
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

/** What to write about something wrong, and where. Nothing is sent: the visitor's press leads to the map or a mail. */
export function SomethingWrong({ texts, things, isInvented, contact, subject }: SomethingWrongProps) {
  const [chosen, setChosen] = useState(things[0]?.id);
  useEffect(() => {
    const choose = () => {
      const id = /^#wrong-(.+)$/.exec(location.hash)?.[1];
      if (things.some((thing) => thing.id === id)) setChosen(id);
    };
    choose();
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, [things]);
  const thing = things.find(({ id }) => id === chosen);
  return (
    <details id="wrong" className="wrong print:hidden">
      <summary>{texts.title}</summary>
      <div>
        {/* Links lead here, and the browser opens what they're in. */}
        <div>
          {things.map(({ id }) => (
            <span key={id} id={`wrong-${id}`} />
          ))}
        </div>
        {isInvented && <p>{texts.invented}</p>}
        <label className="noscript:hidden">
          {texts.what}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {things.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {thing?.at || contact !== null ? (
          thing && <WhatToWrite texts={texts} thing={thing} contact={contact} subject={subject} />
        ) : (
          <p>{texts.noContact}</p>
        )}
      </div>
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
