import axe from "axe-core";

/** What a rule of axe says of an element. */
export interface Finding {
  rule: string;
  element: Element;
  message: string;
  /** What the rule measured. */
  data: unknown;
}

export interface Findings {
  passes: Finding[];
  violations: Finding[];
  /** What axe cannot judge. */
  incomplete: Finding[];
}

/**
 * Axe's own reports describe what passes too, by selector and source, which takes longer than the look itself: this one
 * hands on the elements.
 */
axe.addReporter<Findings>("elements", (results, _, resolve) => {
  const those = (outcome: keyof Findings) =>
    results.flatMap(({ id, help, [outcome]: nodes }) =>
      nodes.flatMap(({ node, any, all, none }): Finding[] => {
        const [check] = [...any, ...all, ...none];
        if (!("element" in node)) return [];
        return [{ rule: id, element: node.element, message: check?.message ?? help, data: check?.data }];
      }),
    );
  resolve({ passes: those("passes"), violations: those("violations"), incomplete: those("incomplete") });
});

export const look = (context: axe.ElementContext, options: axe.RunOptions): Promise<Findings> =>
  axe.run(context, { ...options, reporter: "elements" }) as Promise<unknown> as Promise<Findings>;

/** An element as a problem names it. */
export const markup = (element: Element): string => element.outerHTML.slice(0, 160);
