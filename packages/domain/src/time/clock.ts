/** Where time enters: everything that asks "now" asks a clock, so that tests and the server's time can own it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds that only run forward, whatever the device's clock is set to: for waits, not for dates. */
export const monotonicNow = (): number => performance.now();

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  set(instant: number): void;
  advance(milliseconds: number): void;
}

/** Makes a clock for tests. */
export function createManualClock(start: number): ManualClock {
  let instant = start;
  return {
    now: () => instant,
    set: (value) => {
      instant = value;
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}

/** A clock that runs with the device but is set against the server's time. */
export interface ServerClock extends Clock {
  /** Corrects the clock: it was `serverNow` on the server just now. */
  adjust(serverNow: number): void;
}

/** Makes a clock that is right on a device whose clock is wrong. */
export function createServerClock(device: Clock = systemClock): ServerClock {
  let offset = 0;
  return {
    now: () => device.now() + offset,
    adjust: (serverNow) => {
      offset = serverNow - device.now();
    },
  };
}
