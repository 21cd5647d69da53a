import type { Box, Point } from "./hexes";

/**
 * The visible part of a map: a point of the drawing is at `x + k * point` on the screen. Plain numbers, kept by the
 * component that draws.
 */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST = 3;

/** So that the whole box is seen, in the middle, with a margin. */
export function fit(box: Box, screen: Size, margin = 8, most = MOST): Camera {
  const k = Math.min(
    most,
    Math.max(0.01, Math.min((screen.width - 2 * margin) / box.width, (screen.height - 2 * margin) / box.height)),
  );
  return { k, x: (screen.width - box.width * k) / 2 - box.x * k, y: (screen.height - box.height * k) / 2 - box.y * k };
}

/** So that the box fills the screen and its longer side runs over. */
export function cover(box: Box, screen: Size): Camera {
  const k = Math.max(screen.width / box.width, screen.height / box.height);
  return { k, x: (screen.width - box.width * k) / 2 - box.x * k, y: (screen.height - box.height * k) / 2 - box.y * k };
}

/**
 * The map stays on the screen: never farther out than whole, never an edge inside the screen that could lie outside.
 * Where something covers the lower edge, the map can be moved up by as much.
 */
export function hold(camera: Camera, box: Box, screen: Size, covered = 0): Camera {
  const whole = fit(box, screen).k;
  const k = Math.min(Math.max(camera.k, whole), Math.max(MOST, whole));
  const scaled = k === camera.k ? camera : zoom(camera, k / camera.k, [screen.width / 2, screen.height / 2]);
  return {
    k,
    x: held(scaled.x, box.x, box.width, k, screen.width),
    y: held(scaled.y, box.y, box.height, k, screen.height, covered),
  };
}

function held(at: number, from: number, length: number, k: number, screen: number, covered = 0): number {
  const [low, high] = [screen - 8 - (from + length) * k, 8 - from * k];
  const most = Math.max(high, (low + high) / 2);
  return Math.min(most, Math.max(Math.min(most, low - covered), at));
}

/** The point under the finger stays where it is. */
export const zoom = (camera: Camera, by: number, [x, y]: Point): Camera => ({
  k: camera.k * by,
  x: x - (x - camera.x) * by,
  y: y - (y - camera.y) * by,
});

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** A point of the screen on the drawing. */
export const onMap = (camera: Camera, [x, y]: Point): Point => [(x - camera.x) / camera.k, (y - camera.y) / camera.k];

/** Moves just so far that the point is seen, not at the very edge: on a low map the margin is a quarter of it. */
export function reveal(camera: Camera, [x, y]: Point, screen: Size, edge = 56): Camera {
  const move = (at: number, size: number): number => {
    const margin = Math.min(edge, size / 4);
    return at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
  };
  return pan(camera, move(camera.x + x * camera.k, screen.width), move(camera.y + y * camera.k, screen.height));
}

/** Two fingers: how far apart they are, and the middle between them. */
export function pinch(a: Point, b: Point): { apart: number; middle: Point } {
  return { apart: Math.hypot(a[0] - b[0], a[1] - b[1]), middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
}
