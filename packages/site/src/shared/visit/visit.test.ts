import { describe, expect, it } from "vitest";
import { readVisit } from "./visit.ts";

const visit = (query: string) => readVisit(new URLSearchParams(query));

describe("SITE-03 where a visitor came from", () => {
  it("is what the address names, and nothing else of it", () => {
    expect(visit("network=n&ref=r&sub1=1&sub2=2&sub3=3&page=4")).toEqual({
      tracking: { network: "n", ref: "r", sub1: "1", sub2: "2", sub3: "3" },
      trafficsource: "n",
    });
    expect(visit("sub1=1")).toEqual({ tracking: { sub1: "1" } });
    expect(visit("trafficsource=&network=")).toEqual({ tracking: {} });
  });

  it("is one source: the one that is called so, else the network, else the referrer", () => {
    expect(visit("trafficsource=t&network=n").trafficsource).toBe("t");
    expect(visit("ref=r").trafficsource).toBe("r");
  });

  it("is as long as the contract takes", () => {
    expect(visit(`ref=${"x".repeat(5000)}`).tracking.ref).toHaveLength(100);
  });
});
