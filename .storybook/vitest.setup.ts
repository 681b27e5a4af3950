import { setProjectAnnotations } from "@storybook/react-vite";
import { afterEach } from "vitest";

import { gate, takeTally } from "../packages/ui/testing/axe-gate.ts";
import "../packages/ui/testing/setup.ts";
import preview from "./preview.tsx";

// The gate stands in for the accessibility add-on, which would look at one theme only.
setProjectAnnotations([preview, gate]);

afterEach(({ task }) => {
  const accessibility = takeTally();
  if (accessibility) task.meta.accessibility = accessibility;
});
