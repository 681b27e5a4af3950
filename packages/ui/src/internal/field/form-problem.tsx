import type { ReactNode } from "react";

/** What is wrong with a form as a whole. Mounted while empty, so that it is read out when it comes. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" data-slot="form-problem" className="k:empty:hidden">
      {children ? (
        <p className="k:rounded-[min(var(--k-radius-card),1rem)] k:bg-soft-critical k:px-4 k:py-3 k:text-md k:text-on-soft-critical">
          {children}
        </p>
      ) : null}
    </div>
  );
}
