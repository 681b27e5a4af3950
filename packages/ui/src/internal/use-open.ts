import { useState } from "react";

export type OpenProps = {
  /** Whether it is open, when the caller decides. */
  open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** It has been asked to open or to close, by the reader or by the component itself. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Open or closed, decided by the caller or by the component itself. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, setOpen] as const;
}
