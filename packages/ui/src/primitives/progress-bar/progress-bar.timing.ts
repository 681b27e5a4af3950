/** In milliseconds. */
export const progressTiming = {
  /** What loads faster shows no bar at all. */
  throttle: 200,
  /** How long the bar takes towards its end. */
  duration: 5000,
  /** How long the full bar stays. */
  hideAfter: 500,
} as const;
