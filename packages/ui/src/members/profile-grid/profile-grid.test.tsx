import { act, type ReactElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test, vi } from "vitest";
import { manyPeople } from "../../internal/story-people.ts";
import { ProfileCard } from "../profile-card/profile-card.tsx";
import { ProfileGrid, ProfileGridItem } from "./profile-grid.tsx";

const grid = (broken = false) => (
  <StrictMode>
    <IntlProvider locale="en" timeZone="Europe/Amsterdam">
      <ProfileGrid>
        {manyPeople(12).map(({ id, photo, ...person }) => (
          <ProfileGridItem key={id}>
            <ProfileCard
              {...person}
              photo={broken ? { ...photo, src: "data:image/png;base64,AA==" } : photo}
              href={`#${id}`}
              interests={["music", "hiking", "wine"]}
              online
              isNew
              fictional
              onLikedChange={() => {}}
              onMenu={() => {}}
            />
          </ProfileGridItem>
        ))}
      </ProfileGrid>
    </IntlProvider>
  </StrictMode>
);

async function hydrate(markup: ReactElement, before?: (host: HTMLElement) => Promise<void>) {
  const errors = vi.spyOn(console, "error");
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(markup);
  await before?.(host);
  const root = await act(() => hydrateRoot(host, markup, { onRecoverableError: (error) => errors(String(error)) }));
  return {
    host,
    errors,
    leave() {
      act(() => root.unmount());
      host.remove();
      vi.unstubAllGlobals();
      errors.mockRestore();
    },
  };
}

test("the browser takes the server's cards over without a warning", async () => {
  const { host, errors, leave } = await hydrate(grid());
  expect(host.querySelectorAll("article")).toHaveLength(12);
  expect(errors).not.toHaveBeenCalled();
  leave();
});

test("a photo that had failed before the scripts came gives way to the drawn face", async () => {
  const { host, leave } = await hydrate(grid(true), (page) =>
    expect
      .poll(() => [...page.querySelectorAll("img")].some((img) => img.complete && img.naturalWidth === 0))
      .toBe(true),
  );
  await expect.poll(() => host.querySelector("svg[data-slot=photo]")).not.toBeNull();
  leave();
});

test("no card mounts a menu, a dialog or anything else before it is asked for", () => {
  const markup = renderToString(grid());
  expect(markup).not.toMatch(/role="(menu|dialog)"/);
});
