/** What flies or fades by script is at its end: half-way it would be measured over something else in each run. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of running) animation.finish();
  await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
  if (running.length > 0) await nextFrame();
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
