import { type ComponentProps, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useOutlet } from "../../internal/outlet.tsx";
import {
  type Announcement,
  getAnnouncements,
  getServerAnnouncements,
  type Priority,
  subscribe,
} from "./announcer-store.ts";

export { announce, type AnnounceOptions, type Priority } from "./announcer-store.ts";

/**
 * What `announce` speaks through: mount it once, near the root, so that its regions exist, empty, before the first words.
 * While a modal is open the words go to the modal's own outlet.
 *
 * Use `announce` for changes that are seen elsewhere and would not be heard; what a toast says is announced already.
 */
export function Announcer(props: Omit<ComponentProps<"div">, "children">) {
  const announcements = useSyncExternalStore(subscribe, getAnnouncements, getServerAnnouncements);
  const outlet = useOutlet();
  return (
    <div data-slot="announcements" {...props}>
      <Regions announcements={outlet ? [] : announcements} />
      {outlet && createPortal(<Regions announcements={announcements} />, outlet)}
    </div>
  );
}

function Regions({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <>
      <Region priority="polite" announcements={announcements} />
      <Region priority="assertive" announcements={announcements} />
    </>
  );
}

/** No role: `status` and `alert` are atomic and would read everything again with each addition. */
function Region({ priority, announcements }: { priority: Priority; announcements: readonly Announcement[] }) {
  return (
    <div data-slot="announcer" aria-live={priority} aria-relevant="additions" className="k:sr-only">
      {announcements.map((item) => item.priority === priority && <p key={item.id}>{item.text}</p>)}
    </div>
  );
}
