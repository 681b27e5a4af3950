import type { ReactNode } from "react";

/** What is wrong with a form as a whole. Mounted while empty, so that it is read out when it comes. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" data-slot="form-problem" className="empty:hidden">
      {children ? (
        <p className="rounded-[min(var(--radius-card),1rem)] bg-soft-critical px-4 py-3 text-md text-on-soft-critical">
          {children}
        </p>
      ) : null}
    </div>
  );
}
