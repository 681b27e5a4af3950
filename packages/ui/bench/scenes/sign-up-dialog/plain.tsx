import { type ReactNode, useRef, useState } from "react";

/** What one writes by hand: the browser's own dialog, labels and fields. */
export function Scene() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setOpen(true);
          queueMicrotask(() => dialog.current?.showModal());
        }}
      >
        Sign up
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="title" onClose={() => setOpen(false)}>
        {open && <Form onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <header className="head">
        <h2 id="title">Write to Anna for free</h2>
        <p>It takes a minute. No one else sees your email address.</p>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </header>
      <form method="post" className="form">
        <Field label="Username" id="name">
          <input id="name" name="name" autoComplete="username" required className="control" />
        </Field>
        <Field label="Email address" id="email">
          <input id="email" name="email" type="email" autoComplete="email" required className="control" />
        </Field>
        <Field label="Password" id="password">
          <span className="box">
            <input
              id="password"
              name="password"
              type={shown ? "text" : "password"}
              autoComplete="new-password"
              required
              className="control"
            />
            <button
              type="button"
              className="eye"
              aria-label="Show password"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M2 12c4-9 16-9 20 0-4 9-16 9-20 0" />
                <circle cx="12" cy="12" r="3" />
              </svg>
            </button>
          </span>
        </Field>
        <fieldset>
          <legend>I am</legend>
          {["A woman", "A man"].map((label) => (
            <label key={label} className="choice">
              <input type="radio" name="gender" value={label} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            Date of birth <Mark />
          </legend>
          <div className="parts">
            {parts.map(({ label, options }) => (
              <div key={label} className="select">
                <select aria-label={label} className="control" defaultValue="" required>
                  <option value="" disabled>
                    {label}
                  </option>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m6 9 6 6 6-6" />
                </svg>
              </div>
            ))}
          </div>
        </fieldset>
        <label className="choice">
          <input type="checkbox" name="terms" required />
          <span>
            I’m 18 or older and accept the terms <Mark />
          </span>
        </label>
        <button type="submit" className="button wide">
          Create my profile
        </button>
      </form>
    </>
  );
}

const Field = ({ label, id, children }: { label: string; id: string; children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="label">
      {label} <Mark />
    </label>
    {children}
  </div>
);

const Mark = () => (
  <span className="mark" aria-hidden="true">
    *
  </span>
);

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
const month = new Intl.DateTimeFormat("en", { month: "long" });
const parts = [
  { label: "Month", options: Array.from({ length: 12 }, (_, index) => month.format(new Date(2000, index))) },
  { label: "Day", options: from(1, 31) },
  { label: "Year", options: from(1908, 101).toReversed() },
];
