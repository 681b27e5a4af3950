import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  block: { name: string };
  blockText: { site: string };
  unblock: {};
  report: { name: string };
}>({
  title: { id: "safety.title", defaultMessage: "Block or report" },
  block: { id: "safety.block", defaultMessage: "Block {name}" },
  blockText: {
    id: "safety.block.text",
    defaultMessage: "You’ll no longer see or write to each other on {site}. You can undo this in Settings at any time.",
  },
  unblock: { id: "safety.unblock", defaultMessage: "Unblock" },
  report: { id: "report.title", defaultMessage: "Report {name}" },
});
