import { Announcer } from "@kindling/ui/announcer";
import { ProgressBar } from "@kindling/ui/progress-bar";
import { Toaster } from "@kindling/ui/toast";
import { createElement, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { layouts } from "../layouts/layouts.ts";
import { useLoading } from "../shared/loading/loading-store.ts";
import { ErrorBoundary } from "../shared/problems/error-boundary.tsx";
import { notFound, type Problem } from "../shared/problems/problem.ts";
import { FailedScreen, ProblemScreen } from "../shared/problems/problem-screen.tsx";
import { matchRoute } from "../shared/routing/match.ts";
import { RouteProvider } from "../shared/routing/route-context.ts";
import { useMemberPart } from "../shared/user/member-part.ts";
import { DocumentHead } from "./document-head.tsx";
import { tellEarlyInput } from "./early-input.ts";
import { routes } from "./routes.ts";
import { useAccess } from "./use-access.ts";
import { useArrival } from "./use-arrival.ts";
import { useLinks } from "./use-links.ts";

/** After the screen, which hydrates later than what is around it. */
function Ready() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ("hydrated" in dataset) return;
    void tellEarlyInput().then(() => (dataset["hydrated"] = ""));
  }, []);
  return null;
}

/** Outside of every landmark, so it tells of itself. */
const Progress = () => (
  <output>
    <ProgressBar loading={useLoading()} />
  </output>
);

/** The screen of the address in its layout, or what to say instead. `failure` is of the first address only. */
export function CurrentScreen({ failure }: { failure: Problem | null }) {
  const location = useLocation();
  const match = matchRoute(routes, location.pathname);
  // By its key, which a reload of a page that was come to without a document keeps.
  const [first] = useState(location.key);
  const problem = match ? (location.key === first ? failure : null) : notFound;
  const admitted = useAccess(problem ? undefined : match?.route);
  const links = useLinks();
  useArrival();

  const members = useMemberPart();
  const layout = match && !problem ? match.route.layout : "default";
  const Layout = members?.layouts[layout] ?? layouts[layout] ?? layouts.default;
  const Skeleton = match && (match.route.skeleton ?? members?.skeletons[match.route.name]);
  const skeleton = Skeleton && createElement(Skeleton);
  return (
    <RouteProvider value={match}>
      {/* Links are plain elements anywhere below; a click on one of ours changes the screen without a new document. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- delegation: the links themselves are the controls */}
      <div {...links}>
        <Progress />
        <DocumentHead match={match} problem={problem} />
        {members && <members.MemberRefresh />}
        {members && <members.LikePopups />}
        <Layout>
          <ErrorBoundary at={location.key} fallback={FailedScreen}>
            {(attempt) => (
              <Suspense key={location.pathname} fallback={skeleton}>
                {problem && <ProblemScreen problem={problem} />}
                {match && !problem && (admitted ? match.route.screen.render(attempt) : skeleton)}
                <Ready />
              </Suspense>
            )}
          </ErrorBoundary>
        </Layout>
        <Toaster />
        <Announcer />
      </div>
    </RouteProvider>
  );
}
