import { CallError, calls } from "@kindling/domain/contract";
import { photoMaxBytes } from "@kindling/domain/rules";
import type { FormAction } from "../../shared/forms/action.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { photoFields, readMove } from "./photo-fields.ts";

/** What is wrong with one picture and not with the next. */
const ofOne = ["photo_refused", "photo_limit", "request_too_large", "too_many_requests"];

export const photoActions: readonly FormAction[] = [
  {
    form: "photo",
    routes: ["profile"],
    files: photoMaxBytes,
    run: async ({ client, fields, keyOfFile, here }) => {
      const files = fields.files(photoFields.files);
      if (files.length === 0)
        throw new CallError("invalid_request", { fields: { [photoFields.files]: { code: "required" } } });
      const refused: { name: string; problem: Problem }[] = [];
      for (const file of files) {
        const body = { request_key: await keyOfFile(file) };
        try {
          await client.upload(calls.uploadPhoto, { body, file });
        } catch (failure) {
          const problem = asProblem(failure);
          if (!ofOne.includes(problem.code)) throw failure;
          refused.push({ name: file.name, problem });
        }
      }
      const [first] = refused;
      if (!first) return { to: `${here}#${photoFields.section}`, notice: { name: "photos" } };
      return { again: { [photoFields.refused]: refused.map(({ name }) => name) }, problem: first.problem };
    },
  },
  {
    form: "photos",
    routes: ["profile"],
    run: async ({ client, fields, here }) => {
      const asked = fields.text(photoFields.ask);
      if (asked) return { again: { [photoFields.ask]: [asked] } };
      const removed = fields.text(photoFields.remove);
      const { photo, position } = readMove(fields.text(photoFields.move));
      const to = `${here}#${photoFields.section}`;
      // The question was answered with no.
      if (!removed && !photo) return { to };
      if (removed) await client.call(calls.removePhoto, { body: { photo: removed } });
      else await client.call(calls.movePhoto, { body: { photo, position } });
      return { to, notice: { name: "photos" } };
    },
  },
];
