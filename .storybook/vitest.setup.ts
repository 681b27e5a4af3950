import { setProjectAnnotations } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { afterEach, inject } from "vitest";

import { complaintsHeard, gate, takeTally } from "../packages/ui/testing/axe-gate.ts";
import { comparePictures, pictures } from "../packages/ui/testing/pictures.ts";
import "../packages/ui/testing/setup.ts";
import preview from "./preview.tsx";

// The gate stands in for the accessibility add-on, which would look at one theme only. What comes last looks first.
setProjectAnnotations(inject("pictures") === "beside" ? [preview, gate, pictures] : [preview, pictures]);
comparePictures();

// A busy machine may take its time; what comes is waited for, however fast it usually is.
configure({ asyncUtilTimeout: 5_000 });

// Storybook's own screens, such as the one while it loads: each run of axe would walk through them.
for (const screen of document.querySelectorAll(".sb-wrapper")) screen.remove();

afterEach(({ task }) => {
  // What the gate could not hear any more, such as when the story goes.
  const [complaint] = complaintsHeard();
  if (complaint) throw new Error(complaint);
  const accessibility = takeTally();
  if (accessibility) task.meta.accessibility = accessibility;
});
