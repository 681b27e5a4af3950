import { describe, expect, it } from "vitest";
import { profileFields } from "../vocabulary/index.ts";
import { completenessOf } from "./completeness.ts";

const empty = {
  images: [],
  about: "",
  interests: [],
  city: null,
  relationship_status: null,
  body_type: null,
  hair_color: null,
  eye_color: null,
  tattoos: null,
};

const image = { id: "1" } as never;
const full = {
  images: [image],
  about: "I like trains.",
  interests: ["cooking" as const],
  city: "Utrecht",
  relationship_status: "single" as const,
  body_type: "slim" as const,
  hair_color: "red" as const,
  eye_color: "green" as const,
  tattoos: "none" as const,
};

const all = { visible_profile_fields: [...profileFields] };

describe("how complete a profile is", () => {
  it("is nothing where nothing is said, and names what brings the most first", () => {
    const { share, missing } = completenessOf(empty, all);
    expect(share).toBe(0);
    expect(missing.slice(0, 4)).toEqual(["images", "about", "interests", "city"]);
    expect(missing).toHaveLength(9);
  });

  it("is whole where everything is said", () => {
    expect(completenessOf(full, all)).toEqual({ share: 1, missing: [] });
  });

  it("counts each part alike", () => {
    expect(completenessOf({ ...full, tattoos: null, about: "" }, all)).toEqual({
      share: 1 - 2 / 9,
      missing: ["about", "tattoos"],
    });
  });

  it("leaves out what the site hides, and what only a later version knows", () => {
    const settings = { visible_profile_fields: ["about", "gender", "hair_color", "unknown"] as never[] };
    expect(completenessOf({ ...empty, images: [image], about: "Hello" }, settings)).toEqual({
      share: 0.5,
      missing: ["city", "hair_color"],
    });
  });

  it("has photos and city even where all fields are hidden", () => {
    expect(completenessOf(full, { visible_profile_fields: [] }).share).toBe(1);
    expect(completenessOf(empty, { visible_profile_fields: [] }).missing).toEqual(["images", "city"]);
  });
});
