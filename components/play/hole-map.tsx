import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DRAWING_PREFIX, type DrawnCourse } from '#components/drawing/course-layout.ts';
import { layOutHole } from '#components/drawing/hole-layout.ts';
import { holeSvg } from '#components/drawing/hole-svg.ts';
import { type PlanePoint, planeAround, positionAround, turnPoint } from '#components/drawing/plane.ts';
import { viewBoxOf } from '#components/drawing/svg-markup.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PlayView } from './use-play.ts';

/** Pixels: a finger that moves less is a tap, one that moves that far sideways a swipe. */
const TAP_PIXELS = 12;
const SWIPE_PIXELS = 60;

/** The hole to scale with its tee at the bottom. A tap measures, a swipe goes to the next hole. */
export function HoleMap({ view, drawn: { shapes } }: { view: PlayView; drawn: DrawnCourse }) {
  const { hole, ball, target, placeTarget, step } = view;
  const { holeWords } = useTexts(playPart);
  const frame = useRef<HTMLDivElement>(null);
  const marks = useRef<SVGSVGElement>(null);
  const began = useRef<{ x: number; y: number }>(null);
  const aspect = useAspect(frame);
  const index = shapes.holes.findIndex(({ holeId }) => holeId === hole.holeId);
  const layout = useMemo(() => layOutHole(shapes, shapes.holes[index]!, aspect), [shapes, index, aspect]);
  // A new position doesn't draw the ground again.
  const ground = useMemo(
    () => (
      <svg
        className="drawing"
        viewBox={viewBoxOf(layout)}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
        dangerouslySetInnerHTML={{ __html: holeSvg(layout, index, DRAWING_PREFIX) }}
      />
    ),
    [layout, index],
  );
  const place = (position: LonLat) => turnPoint(planeAround(shapes.origin)(position), layout.degrees);
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (!began.current) return;
    const [dx, dy] = [event.clientX - began.current.x, event.clientY - began.current.y];
    began.current = null;
    if (Math.abs(dx) > SWIPE_PIXELS && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    else if (Math.hypot(dx, dy) < TAP_PIXELS) {
      const toDrawing = marks.current!.getScreenCTM()!.inverse();
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing);
      placeTarget(positionAround(shapes.origin)(turnPoint([x, y], -layout.degrees)));
    }
  };
  return (
    <div
      ref={frame}
      className="play-map"
      role="img"
      aria-label={holeWords.plan(hole.label)}
      onPointerDown={({ clientX, clientY }) => {
        began.current = { x: clientX, y: clientY };
      }}
      onPointerUp={release}
    >
      {ground}
      <svg ref={marks} className="pointer-events-none" viewBox={viewBoxOf(layout)} aria-hidden="true">
        <Marks
          ball={ball && place(ball)}
          target={target && place(target)}
          middle={place(hole.mapped!.middle)}
          marksGreen={hole.mapped!.greens !== null}
          pixel={layout.pixel}
        />
      </svg>
    </div>
  );
}

type MarksProps = {
  ball: PlanePoint | null;
  target: PlanePoint | null;
  middle: PlanePoint;
  /** Whether to mark the green that counts: the hole has another one. */
  marksGreen: boolean;
  pixel: number;
};

function Marks({ ball, target, middle, marksGreen, pixel }: MarksProps) {
  const way = [ball, target, middle].filter((point) => point !== null);
  const circle = ([cx, cy]: PlanePoint, radius: number) => ({ cx, cy, r: radius * pixel });
  return (
    <g className="fill-none stroke-ink" strokeWidth={1.5 * pixel}>
      {target && <polyline points={way.join(' ')} />}
      {target && <circle {...circle(target, 8)} strokeWidth={2 * pixel} />}
      {marksGreen && <circle data-green-in-play="" {...circle(middle, 14)} strokeWidth={2 * pixel} />}
      {ball && <circle className="fill-(--paper)" {...circle(ball, 5)} />}
    </g>
  );
}

/** Width / height of a box, in steps, so that a browser's bar that comes and goes doesn't redraw it. */
function useAspect(box: { current: HTMLElement | null }): number {
  const [aspect, setAspect] = useState(0.6);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setAspect(Math.round((width / height) * 20) / 20 || 0.05);
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return aspect;
}
