const media = "img, video, canvas, svg, picture";

/** All that is painted around a text and its own colour, in words: two themes that say the same show the same. */
export function sceneOf(text: Element): string {
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const style = getComputedStyle(text);
  const around = [...document.querySelectorAll("html, body, body *")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left <= right && box.right >= left && box.top <= bottom && box.bottom >= top;
  });
  return [
    [style.color, style.fontSize, style.fontWeight].join(),
    ...around.flatMap((element) =>
      [undefined, "::before", "::after"].map((part) => paintOf(getComputedStyle(element, part), element.matches(media))),
    ),
  ].join("\n");
}

const paintOf = (
  { backgroundColor, backgroundImage, opacity, content, display, color, fill, filter, mixBlendMode }: CSSStyleDeclaration,
  isMedia: boolean,
): string =>
  content === "none" || display === "none"
    ? ""
    : [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, ...(isMedia ? [color, fill] : [])].join();
