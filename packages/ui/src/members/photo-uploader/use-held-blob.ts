import { useEffect, useState } from "react";

/** A blob with an address to show it by, which ends with it. */
export function useHeldBlob<Held extends Blob>() {
  const [held, setHeld] = useState<{ blob: Held; url: string }>();
  useEffect(() => {
    if (held) return () => URL.revokeObjectURL(held.url);
  }, [held]);
  const hold = (blob: Held | undefined) => setHeld(blob && { blob, url: URL.createObjectURL(blob) });
  return [held, hold] as const;
}
