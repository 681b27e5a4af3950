import { renderToString } from "react-dom/server";
import { Ours } from "./ours.tsx";
import { people } from "./people.ts";
import { Plain } from "./plain.tsx";

const sixty = people(60);

export const render = {
  ours: () => renderToString(<Ours people={sixty} />),
  plain: () => renderToString(<Plain people={sixty} />),
};
