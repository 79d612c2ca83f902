// <star-step> as a React component: properties in, events out.

import { useEffect, useRef } from "react";
import type { Controls, StarStep, StarStepEvents } from "starstep/star-step.js";

interface Props {
  map: string;
  controls?: Controls;
  onDone?: (detail: StarStepEvents["done"]) => void;
}

export function Board({ map, controls = "basic", onDone }: Props) {
  const ref = useRef<StarStep>(null);
  useEffect(() => {
    const element = ref.current;
    const done = (event: CustomEvent<StarStepEvents["done"]>) => onDone?.(event.detail);
    element?.addEventListener("done", done);
    return () => element?.removeEventListener("done", done as EventListener);
  }, [onDone]);
  return <star-step ref={ref} map={map} controls={controls} lang="en" />;
}
