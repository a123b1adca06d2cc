import './drawing.css';

/** Which way is north in a drawing that has been turned clockwise by `degrees`. */
export function NorthArrow({ degrees }: { degrees: number }) {
  return (
    <svg className="north" viewBox="-12 -14 24 28" aria-label="North" role="img">
      <g transform={`rotate(${degrees})`}>
        <path d="M0-12 4 4 0 1-4 4Z" />
        <text y="12">N</text>
      </g>
    </svg>
  );
}
