import { FormProblem } from "../../shared/forms/form-problem.tsx";
import type { Problem } from "../../shared/problems/problem.ts";

/** Why a message was refused. */
export const Part = ({ problem }: { readonly problem: Problem }) => <FormProblem form="message" problem={problem} />;
