import type { AriaAttributes, MouseEvent, ReactNode } from "react";

interface PhotoPressProps extends Pick<AriaAttributes, "aria-current"> {
  /** Where it is large before the script has come; without one it is a button. */
  href?: string | undefined;
  onPress: () => void;
  className: string;
  children: ReactNode;
}

/** A photo that opens large: in place by script, else at its address, as by a press that asks for another tab. */
export function PhotoPress({ href, onPress, children, ...props }: PhotoPressProps) {
  if (href === undefined)
    return (
      <button type="button" onClick={onPress} {...props}>
        {children}
      </button>
    );
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a href={href} onClick={press} {...props}>
      {children}
    </a>
  );
}
