import { type Colour, contrast, neededContrast, over, toColour } from "./colours.ts";

/**
 * The contrast of a text with what its ancestors paint behind it, from their computed colours alone. Undefined where
 * that is more than plain colours: a picture, a gradient, a blend.
 */
export function plainContrast(element: Element): { ratio: number; needed: number } | undefined {
  const style = getComputedStyle(element);
  const layers = layersOf(element);
  if (!layers || style.textShadow !== "none") return undefined;
  const behind = paint(white, layers);
  const text = paint(white, layers, toColour(style.webkitTextFillColor));
  return { ratio: contrast(text, behind), needed: neededContrast(style) };
}

const white: Colour = [255, 255, 255];

interface Layer {
  colour: Colour;
  opacity: number;
}

/** From the outermost that shows to the text's own box. */
function layersOf(element: Element): Layer[] | undefined {
  const layers: Layer[] = [];
  let isCovered = false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage, mixBlendMode, opacity } = getComputedStyle(box);
    if (mixBlendMode !== "normal" || (backgroundImage !== "none" && !isCovered)) return undefined;
    const layer = { colour: toColour(backgroundColor), opacity: Number(opacity) };
    layers.unshift(layer);
    isCovered ||= layer.colour[3] === 1;
  }
  return layers;
}

/** Layer upon layer, each with all that is in it as faint as it is itself. */
function paint(under: Colour, [layer, ...inner]: readonly Layer[], text?: Colour): Colour {
  if (!layer) return text ? over(under, text) : under;
  return over(under, paint(over(under, layer.colour), inner, text), layer.opacity);
}
