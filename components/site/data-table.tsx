import type { ReactNode } from 'react';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import { ScrollFrame } from './page-parts.tsx';

/** Numbers in a numeric column are grouped: 5,713. */
type Column<Row> = { heading: ReactNode; cell: (row: Row) => ReactNode; isNumeric?: boolean };

type DataTableProps<Row> = {
  label: string;
  /** The first one heads the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className?: string;
};

export function DataTable<Row>({ label, columns, rows, keyOf, className = '' }: DataTableProps<Row>) {
  const { formatWhole } = useTexts(numbersPart);
  const [first, ...others] = columns;
  const inFigures = (value: ReactNode) => (typeof value === 'number' ? formatWhole(value) : value);
  return (
    <ScrollFrame label={label}>
      <table className={`data-table ${className}`.trim()}>
        <thead>
          <tr>
            {columns.map(({ heading, isNumeric }, index) => (
              <th key={index} scope="col" className={isNumeric ? 'numeric' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ cell, isNumeric }, index) => (
                <td key={index} className={isNumeric ? 'numeric' : undefined}>
                  {isNumeric ? inFigures(cell(row)) : cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
