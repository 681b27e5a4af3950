import { isIP } from "node:net";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedAddress, parseAddress } from "./address.ts";

describe("F-051 an address is read", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9:4711 ", "203.0.113.9"],
    ["2001:db8::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:DB8:0:0::1]:443", "2001:db8::1"],
    ['"[2001:db8::1]:443"', "2001:db8::1"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["[::ffff:cb00:7109]:80", "203.0.113.9"],
    ["64:ff9b::203.0.113.9", "64:ff9b::cb00:7109"],
    ["fe80::1%eth0", "fe80::1"],
    ["", undefined],
    ["unknown", undefined],
    ["_hidden", undefined],
    ["203.0.113", undefined],
    ["203.0.113.09", undefined],
    ["203.0.113.9:", undefined],
    ["203.0.113.9:x", undefined],
    ["203.0.113.9/24", undefined],
    ["[203.0.113.9]:80", undefined],
    ["[2001:db8::1", undefined],
    ["2001:db8::1::", undefined],
    ["general.test", undefined],
    ["127.0.0.1, 203.0.113.9", undefined],
  ])("%j as %j", (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });

  it("as an address or not at all, whatever stands there", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(isIP(parseAddress(text) ?? "::")).not.toBe(0);
      }),
    );
  });

  it("the same with a port and without", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (address, port) => {
        const host = address.includes(":") ? `[${address}]` : address;
        expect(parseAddress(`${host}:${port}`)).toBe(parseAddress(address));
      }),
    );
  });
});

describe("an address counts", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["local", "local"],
  ])("%s as %s", (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });

  it("F-051 of IPv6 by its first 64 bits, however it is written", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 12, maxLength: 12 }), (groups) => {
        const [network, one, other] = [groups.slice(0, 4), groups.slice(4, 8), groups.slice(8)];
        const write = (parts: number[]) => parts.map((part) => part.toString(16)).join(":");
        const counted = [one, other].map((rest) => countedAddress(parseAddress(write([...network, ...rest]))!));
        // What carries an address of IPv4 counts as that one.
        fc.pre(counted.every((text) => text.endsWith("/64")));
        expect(counted[0]).toBe(counted[1]);
      }),
    );
  });
});
