import { type KeyboardEvent, useState } from "react";

type Options<Option> = {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Escape on a closed list. */
  onEscape: () => void;
};

/** Which suggestion is active, and the keys of the ARIA pattern "editable combobox with list autocomplete". */
export function useCombobox<Option>({ options, onChoose, onEscape }: Options<Option>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  /** With nothing active: what was active may not be in the next list. */
  function show() {
    setOpen(true);
    setActive(-1);
  }

  function choose(option: Option) {
    onChoose(option);
    close();
  }

  function move(to: number) {
    setOpen(true);
    setActive(options.length === 0 ? -1 : (to + options.length) % options.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Safari ends the composition before Enter arrives; 229 still tells it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const chosen = open ? options[active] : undefined;
    if (event.key === "ArrowDown") {
      if (event.altKey) setOpen(true);
      else move(open ? active + 1 : 0);
    } else if (event.key === "ArrowUp") {
      if (event.altKey) close();
      else move(open && active >= 0 ? active - 1 : options.length - 1);
    } else if (event.key === "Enter" && chosen !== undefined) {
      choose(chosen);
    } else if (event.key === "Escape") {
      if (open) close();
      else return onEscape();
    } else {
      return;
    }
    event.preventDefault();
    // The first Escape belongs to the list, not to the dialog around it.
    if (event.key === "Escape") event.stopPropagation();
  }

  return { open, active, choose, close, show, onKeyDown };
}
