import { type DialogContentProps, ModalContent } from "../dialog/dialog.tsx";

export {
  Dialog as Sheet,
  DialogBody as SheetBody,
  DialogClose as SheetClose,
  DialogDescription as SheetDescription,
  DialogFooter as SheetFooter,
  DialogHeader as SheetHeader,
  type DialogProps as SheetProps,
  DialogTitle as SheetTitle,
  DialogTrigger as SheetTrigger,
} from "../dialog/dialog.tsx";

export type SheetContentProps = Omit<DialogContentProps, "size"> & {
  /**
   * The edge that it comes from: `bottom` for a phone's choices, a side for filters and menus.
   * @default "bottom"
   */
  side?: "bottom" | "start" | "end";
};

/**
 * A dialog at an edge of the screen, within reach of the thumb.
 *
 * Use it on phones for filters and actions, or at a side for navigation; on a desk a `Dialog` in the middle reads better.
 */
export function SheetContent({ side = "bottom", ...props }: SheetContentProps) {
  return <ModalContent look={side} data-slot="sheet-content" data-side={side} {...props} />;
}
