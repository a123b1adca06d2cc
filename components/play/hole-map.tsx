'use client';
import { memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { DRAWING_PREFIX, type DrawnCourse } from '#components/drawing/course-layout.ts';
import { type HoleLayout, layOutHole } from '#components/drawing/hole-layout.ts';
import { holeSvg, holeViewBox } from '#components/drawing/hole-svg.ts';
import { type PlanePoint, planeAround, positionAround, turnPoint } from '#components/drawing/plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';

type HoleMapProps = {
  drawn: DrawnCourse;
  holeId: string;
  label: string;
  ball: LonLat | null;
  target: LonLat | null;
  middle: LonLat;
  /** The hole has another green, so the one that counts is marked. */
  marksGreen: boolean;
  onTarget: (target: LonLat) => void;
  onSwipe: (step: 1 | -1) => void;
};

/** Pixels: a finger that moves less is a tap, one that moves that far sideways a swipe. */
const TAP_PIXELS = 12;
const SWIPE_PIXELS = 60;

/** The hole to scale with its tee at the bottom. A tap measures, a swipe goes to the next hole. */
export function HoleMap({
  drawn,
  holeId,
  label,
  ball,
  target,
  middle,
  marksGreen,
  onTarget,
  onSwipe,
}: HoleMapProps) {
  const { holeWords } = useTexts(playPart);
  const frame = useRef<HTMLDivElement>(null);
  const began = useRef<{ x: number; y: number } | null>(null);
  const aspect = useAspect(frame);
  const index = drawn.shapes.holes.findIndex((hole) => hole.holeId === holeId);
  const hole = drawn.shapes.holes[index];
  if (!hole) return <div ref={frame} className="play-map" />;
  const layout = layOutHole(drawn.shapes, hole, aspect);
  const place = (position: LonLat) => turnPoint(planeAround(drawn.shapes.origin)(position), layout.degrees);

  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (!began.current) return;
    const [dx, dy] = [event.clientX - began.current.x, event.clientY - began.current.y];
    began.current = null;
    if (Math.abs(dx) > SWIPE_PIXELS && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    else if (Math.hypot(dx, dy) < TAP_PIXELS) {
      const box = frame.current!.getBoundingClientRect();
      const point = pointAt(layout, box, event);
      onTarget(positionAround(drawn.shapes.origin)(turnPoint(point, -layout.degrees)));
    }
  };
  return (
    <div
      ref={frame}
      className="play-map"
      role="img"
      aria-label={holeWords.plan(label)}
      onPointerDown={(event) => {
        began.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        began.current = null;
      }}
    >
      <Ground drawn={drawn} index={index} aspect={aspect} />
      <svg className="play-marks" viewBox={holeViewBox(layout)} aria-hidden="true">
        <Marks
          ball={ball && place(ball)}
          target={target && place(target)}
          middle={place(middle)}
          marksGreen={marksGreen}
          pixel={layout.pixel}
        />
      </svg>
    </div>
  );
}

/** Drawn once for each hole: a new position doesn't redraw it. */
const Ground = memo(function Ground({
  drawn,
  index,
  aspect,
}: {
  drawn: DrawnCourse;
  index: number;
  aspect: number;
}) {
  const layout = layOutHole(drawn.shapes, drawn.shapes.holes[index]!, aspect);
  return (
    <svg
      className="drawing"
      viewBox={holeViewBox(layout)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: holeSvg(layout, index, DRAWING_PREFIX) }}
    />
  );
});

type MarksProps = {
  ball: PlanePoint | null;
  target: PlanePoint | null;
  middle: PlanePoint;
  marksGreen: boolean;
  pixel: number;
};

function Marks({ ball, target, middle, marksGreen, pixel }: MarksProps) {
  const way = [ball, target, middle].filter((point) => point !== null);
  return (
    <>
      {target && (
        <polyline
          className="play-way"
          points={way.map(([x, y]) => `${x},${y}`).join(' ')}
          strokeWidth={1.5 * pixel}
        />
      )}
      {target && (
        <circle className="play-target" cx={target[0]} cy={target[1]} r={8 * pixel} strokeWidth={2 * pixel} />
      )}
      {marksGreen && (
        <circle
          className="play-target"
          data-green-in-play=""
          cx={middle[0]}
          cy={middle[1]}
          r={14 * pixel}
          strokeWidth={2 * pixel}
        />
      )}
      {ball && (
        <circle className="play-ball" cx={ball[0]} cy={ball[1]} r={5 * pixel} strokeWidth={1.5 * pixel} />
      )}
    </>
  );
}

/** Drawing units of a touch, the frame being shown whole in the middle of its box. */
function pointAt({ frame }: HoleLayout, box: DOMRect, { clientX, clientY }: PointerEvent): PlanePoint {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const scale = Math.min(box.width / width, box.height / height);
  return [
    (frame.left + frame.right) / 2 + (clientX - box.left - box.width / 2) / scale,
    (frame.top + frame.bottom) / 2 + (clientY - box.top - box.height / 2) / scale,
  ];
}

/** Width / height of a box, in steps, so that a browser's bar that comes and goes doesn't redraw it. */
function useAspect(box: { current: HTMLElement | null }): number {
  const [aspect, setAspect] = useState(0.6);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setAspect(Math.round((width / height) * 20) / 20 || 0.05);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return aspect;
}
