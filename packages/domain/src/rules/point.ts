import type { FieldProblem } from "../contract/index.ts";

/** A point of the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** What is wrong with a point, by field: beyond a pole, or more than half around. */
export function checkPoint({ lat, lon }: Point): Partial<Record<keyof Point, FieldProblem>> {
  return {
    ...(Math.abs(lat) > 90 && { lat: { code: "invalid" } }),
    ...(Math.abs(lon) > 180 && { lon: { code: "invalid" } }),
  };
}

/** A point to a kilometer: what a device says of where it is before anybody is asked. */
export const coarsePoint = ({ lat, lon }: Point): Point => ({ lat: coarse(lat), lon: coarse(lon) });

const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthRadius = 6371;

/** Kilometers between two points, over the ground. */
export function kilometersBetween(from: Point, to: Point): number {
  const sine = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * sine(from.lon, to.lon);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, sine(from.lat, to.lat) + across)));
}
