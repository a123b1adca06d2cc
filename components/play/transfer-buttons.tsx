import { useState } from 'react';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { download } from './download.ts';
import { PlayButton } from './play-button.tsx';
import { exportAll, importAll } from './transfer.ts';

export function TransferButtons({ onImported }: { onImported?: () => void }) {
  const { keepTexts } = useTexts(playPart);
  const [said, setSaid] = useState('');
  return (
    <>
      <div className="play-actions">
        <PlayButton
          data-action="export"
          onClick={async () =>
            download('golf-rounds.json', 'application/json', JSON.stringify(await exportAll(), null, 1))
          }
        >
          {keepTexts.export}
        </PlayButton>
        <label className="play-button relative cursor-pointer">
          {keepTexts.import}
          <input
            type="file"
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            accept="application/json,.json"
            data-action="import"
            onChange={async ({ target }) => {
              const done = target.files?.[0]
                ? await importAll(await target.files[0].text()).catch(() => null)
                : null;
              if (done) onImported?.();
              setSaid(done ? keepTexts.imported(done.rounds, done.shots) : keepTexts.notImported);
              target.value = '';
            }}
          />
        </label>
      </div>
      <p role="status">{said}</p>
      <p className="fine-print">{keepTexts.stays}</p>
    </>
  );
}
