import { Length } from '#components/units/length.tsx';
import { groupCarries, hazardPhrase, type SentenceCarry } from '#lib/golf/hole-sentence.ts';
import { capital } from '#lib/text/format.ts';
import { HazardDot } from '../hazard-dot.tsx';

/** What stands beside or across a hole, from the tee on: where it begins (reach) and where it ends (carry). */
export function CarriesTable({ carries }: { carries: readonly SentenceCarry[] }) {
  if (carries.length === 0) return null;
  return (
    <table className="carries">
      <thead>
        <tr>
          <th scope="col">Hazard</th>
          <th scope="col">Reach</th>
          <th scope="col">Carry</th>
        </tr>
      </thead>
      <tbody>
        {groupCarries(carries).map((group) => (
          <tr key={`${group.type}${group.side}${group.reach}`}>
            <th scope="row">
              <HazardDot type={group.type} />
              {capital(hazardPhrase(group))}
            </th>
            <td>{group.reach > 0 ? <Length metres={group.reach} bare /> : 'tee'}</td>
            <td>
              <Length metres={group.carry} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
