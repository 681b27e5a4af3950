/** Lets each one through once in a while; those who are forgotten for lack of room may pass a moment sooner. */
export function createThrottle(interval: number, rememberMost = 10_000): (who: number, now: number) => boolean {
  const passedAt = new Map<number, number>();
  return (who, now) => {
    if (now - (passedAt.get(who) ?? -Infinity) < interval) return false;
    passedAt.delete(who);
    passedAt.set(who, now);
    const [oldest] = passedAt.keys();
    if (passedAt.size > rememberMost) passedAt.delete(oldest!);
    return true;
  };
}
