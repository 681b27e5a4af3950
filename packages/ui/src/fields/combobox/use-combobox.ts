import { type KeyboardEvent, useState } from "react";
import { isComposing } from "../../internal/composing.ts";

type Options<Option> = {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Escape on a closed list: says whether there was something to do. */
  onEscape: () => boolean;
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
    if (isComposing(event.nativeEvent)) return;
    const chosen = open ? options[active] : undefined;
    if (event.key === "ArrowDown") {
      if (event.altKey) setOpen(true);
      else move(open ? active + 1 : 0);
    } else if (event.key === "ArrowUp") {
      if (event.altKey) close();
      else move(open && active >= 0 ? active - 1 : options.length - 1);
    } else if (event.key === "Enter" && chosen !== undefined) {
      choose(chosen);
    } else if (event.key !== "Escape" || open || !onEscape()) {
      // An open list hears of Escape as a layer.
      return;
    }
    event.preventDefault();
  }

  return { open, active, choose, close, show, onKeyDown };
}
