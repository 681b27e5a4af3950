/**
 * Calls back when the launcher that started this process with an IPC channel is gone, killed or to stop us. Does
 * nothing where there is no launcher, and does not keep the process alive.
 */
export function onParentGone(callback: () => void): void {
  if (!process.send) return;
  if (!process.connected) return callback();
  process.once("disconnect", callback);
  process.channel?.unref();
}
