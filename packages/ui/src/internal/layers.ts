import { isComposing } from "./composing.ts";

/** What asked a layer to close. */
export type Dismissal = "escape" | "press" | "focus";

export type Layer = {
  element: Element;
  /** What it belongs to: what is pressed or focused there is not outside. */
  anchor?: Element | null;
  /** A `modal` keeps all below out of reach, a `panel` is left by the focus, a `hint` never stands in the way. */
  kind: "modal" | "panel" | "hint";
  dismiss: (by: Dismissal) => void;
};

/** All that floats, the topmost last, as the browser's top layer has it. */
const layers: Layer[] = [];

/** The layer that took the last press, were it inside or outside. */
let pressed: Layer | undefined;
/** The focus that follows a press is the press's: it has closed what it should. */
let byPointer = false;

/** Puts a layer on top, until the returned function is called. Escape and presses outside reach one layer at a time. */
export function openLayer(layer: Layer): () => void {
  if (layers.length === 0) listen(document.addEventListener.bind(document));
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) listen(document.removeEventListener.bind(document));
  };
}

/** Asks the topmost layer to close, as Escape does. */
export function dismissTop() {
  layers.at(-1)?.dismiss("escape");
}

/** Whether nothing lay over this layer when the pointer went down: a press closes one thing. */
export const tookPress = (element: Element | null) => pressed?.element === element;

function listen(change: typeof document.addEventListener) {
  change("keydown", onAnyKey, true);
  change("keydown", onKeyDown);
  change("pointerdown", onPointerDown, true);
  change("focusin", onFocusIn);
}

function onAnyKey() {
  byPointer = false;
}

/** Heard last: what is inside may have a use of its own for the key. */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
  event.preventDefault();
  dismissTop();
}

function onPointerDown({ target }: PointerEvent) {
  byPointer = true;
  pressed = undefined;
  for (const layer of layers.toReversed()) {
    if (layer.kind === "hint") {
      if (!layer.element.contains(target as Node)) layer.dismiss("press");
      continue;
    }
    pressed = layer;
    if (!holds(layer, target)) layer.dismiss("press");
    return;
  }
}

function onFocusIn({ target }: FocusEvent) {
  if (byPointer) return;
  for (const layer of layers.toReversed()) {
    if (layer.kind === "hint") continue;
    if (layer.kind === "modal" || holds(layer, target)) return;
    layer.dismiss("focus");
  }
}

function holds({ element, anchor }: Layer, target: EventTarget | null) {
  return element.contains(target as Node) || Boolean(anchor?.contains(target as Node));
}
