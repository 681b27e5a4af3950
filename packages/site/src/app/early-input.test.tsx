import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { tellEarlyInput, watchEarlyInput } from "./early-input.ts";

const given = { name: "", country: "NL", gender: "female", news: true, terms: false };

/** Every kind of field, held by React. */
function Form({ said }: { said: (values: typeof given) => void }) {
  const [values, setValues] = useState(given);
  said(values);
  const change = (part: Partial<typeof given>) => setValues({ ...values, ...part });
  return (
    <form method="post">
      <input aria-label="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
      <select aria-label="country" value={values.country} onChange={(event) => change({ country: event.target.value })}>
        <option>NL</option>
        <option>FR</option>
      </select>
      {["female", "male"].map((gender) => (
        <input
          key={gender}
          aria-label={gender}
          type="radio"
          name="gender"
          checked={values.gender === gender}
          onChange={() => change({ gender })}
        />
      ))}
      {(["news", "terms"] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          type="checkbox"
          checked={values[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
    </form>
  );
}

afterEach(() => document.body.replaceChildren());

test("AUTH-01 MEMBERS-01 every kind of field keeps what was filled in before the script came", async () => {
  let now = given;
  const form = <Form said={(values) => (now = values)} />;
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  const field = <T extends HTMLElement>(name: string) => document.querySelector<T>(`[aria-label=${name}]`)!;
  field<HTMLInputElement>("name").value = "Ada";
  field<HTMLSelectElement>("country").value = "FR";

  watchEarlyInput();
  for (const name of ["male", "news", "terms"]) field(name).click();
  const root = hydrateRoot(document.body.firstElementChild!, form);
  await expect.poll(() => Object.keys(field("name")).some((key) => key.startsWith("__reactProps"))).toBe(true);
  await tellEarlyInput();

  await expect.poll(() => now).toEqual({ name: "Ada", country: "FR", gender: "male", news: false, terms: true });
  expect(field<HTMLInputElement>("name").value).toBe("Ada");
  expect(field<HTMLInputElement>("news").checked).toBe(false);
  root.unmount();
});
