import { type Colour, contrast, neededContrast, over, toColour } from "./colours.ts";

/** What has been read of a page's elements; of no use any more once its theme changes. */
export type Surfaces = Map<Element, Surface>;

/** What an element paints, upon what it stands on. */
interface Surface {
  layer: Layer;
  on: Surface | undefined;
  /** Something that is more than a colour shows through. */
  isPictured: boolean;
  isBlended: boolean;
}

interface Layer {
  colour: Colour;
  opacity: number;
}

/**
 * The contrast of a text with what its ancestors paint behind it, from their computed colours alone. Undefined where
 * that is more than plain colours: a picture, a gradient, a blend.
 */
export function plainContrast(
  element: Element,
  surfaces: Surfaces = new Map(),
): { ratio: number; needed: number } | undefined {
  const surface = surfaceOf(element, surfaces);
  const style = getComputedStyle(element);
  if (surface.isPictured || surface.isBlended || style.textShadow !== "none") return undefined;
  const layers = layersOf(surface);
  const behind = paint(white, layers);
  const text = paint(white, layers, toColour(style.webkitTextFillColor));
  return { ratio: contrast(text, behind), needed: neededContrast(style) };
}

const white: Colour = [255, 255, 255];

function surfaceOf(element: Element, surfaces: Surfaces): Surface {
  const known = surfaces.get(element);
  if (known) return known;
  const on = element.parentElement ? surfaceOf(element.parentElement, surfaces) : undefined;
  const { backgroundColor, backgroundImage, mixBlendMode, opacity } = getComputedStyle(element);
  const colour = toColour(backgroundColor);
  const surface = {
    layer: { colour, opacity: Number(opacity) },
    on,
    isPictured: backgroundImage !== "none" || (on?.isPictured === true && colour[3] !== 1),
    isBlended: mixBlendMode !== "normal" || on?.isBlended === true,
  };
  surfaces.set(element, surface);
  return surface;
}

/** From the outermost to the text's own box. */
function layersOf(surface: Surface): Layer[] {
  const layers: Layer[] = [];
  for (let under: Surface | undefined = surface; under; under = under.on) layers.push(under.layer);
  return layers.toReversed();
}

/** Layer upon layer, each with all that is in it as faint as it is itself. */
function paint(under: Colour, layers: readonly Layer[], text?: Colour, at = 0): Colour {
  const layer = layers[at];
  if (!layer) return text ? over(under, text) : under;
  return over(under, paint(over(under, layer.colour), layers, text, at + 1), layer.opacity);
}
