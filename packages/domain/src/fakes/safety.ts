import { day, blockedMost, reportsADay } from "../constants.ts";
import { CallError, type ReportForm } from "../contract/index.ts";
import { checkReportText, normalizeText } from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { acquaintance, cardsFor } from "./encounter.ts";
import { type FakeHandlers, ok } from "./handlers.ts";
import { guardLimit } from "./limits.ts";
import { record } from "./record.ts";
import { type FakeReport, instantIn } from "./world.ts";

const receiptOf = ({ id, reported_at }: FakeReport) => ({ receipt: { id, reported_at } });

const isSame = ({ form }: FakeReport, { profile, reason, text }: ReportForm): boolean =>
  form.profile === profile && form.reason === reason && form.text === text;

export const safetyHandlers: FakeHandlers<"getBlocked" | "block" | "unblock" | "report"> = {
  getBlocked: (_, context) => {
    const { world, member } = context;
    const blocked = world.blocks.filter(({ from }) => from === member.user.id).slice(0, blockedMost);
    const ids = blocked.map(({ to }) => to);
    return { profiles: cardsFor(context, ids).map(({ id, name }) => ({ id, name })) };
  },
  block: ({ body }, context) => {
    const { world, member } = context;
    const { id: to } = acquaintance(context, body.profile);
    const from = member.user.id;
    if (world.blocks.some((block) => block.from === from && block.to === to)) return ok;
    world.blocks.unshift({ from, to });
    record(world, from, { kind: "block", profile: to });
    return ok;
  },
  unblock: ({ body }, { world, member }) => {
    const at = world.blocks.findIndex(({ from, to }) => from === member.user.id && to === body.profile);
    if (at < 0) return ok;
    world.blocks.splice(at, 1);
    record(world, member.user.id, { kind: "unblock", profile: body.profile });
    return ok;
  },
  report: ({ body }, context) => {
    const { world, member } = context;
    const from = member.user.id;
    refuseFields({ text: checkReportText(body) });
    const form = { ...body, text: normalizeText(body.text) };
    const known = world.reports.find((one) => one.from === from && one.form.request_key === body.request_key);
    if (known && !isSame(known, form)) throw new CallError("request_key_reused");
    if (known) return receiptOf(known);
    acquaintance(context, body.profile);
    guardLimit(world, { subject: `report:${from}`, allowed: reportsADay, window: day });
    const report = { id: world.nextId(), reported_at: instantIn(world), from, form };
    world.reports.push(report);
    return receiptOf(report);
  },
};
