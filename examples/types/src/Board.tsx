// <star-step> as React sees it: each line after `@ts-expect-error` must be wrong.

import { useRef } from "react";
import type { StarStep } from "starstep/react";
import "starstep/react";

export function Boards() {
  const ref = useRef<StarStep>(null);
  return (
    <>
      <star-step
        ref={ref}
        key="first"
        class="wide"
        className="wide"
        style={{ maxWidth: 640 }}
        controls="basic"
        algorithm="jump-point"
        tie-break="lifo"
        weight={2}
        speed="max"
        penalties={false}
        autoplay
        start-step={3}
        lang="es-MX"
        ondone={(event) => event.detail.expanded.toFixed()}
        onClick={(event) => event.clientX}
      >
        A board.
      </star-step>
      <star-step tieBreak="high-h" startStep={3} openList="sorted-list" page="none" />
      {/* @ts-expect-error: there are no such controls. */}
      <star-step controls="many" />
      {/* @ts-expect-error: it has no such attribute. */}
      <star-step heurstic="octile" />
      {/* @ts-expect-error: properties have the same values. */}
      <star-step tieBreak="highest" />
      {/* @ts-expect-error: that is another event's detail. */}
      <star-step onstep={(event) => event.detail.found} />
    </>
  );
}
