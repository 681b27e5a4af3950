/** What a heart sends where no script catches the press: a form that stands elsewhere on the page, and who it is about. */
export interface LikeSubmit {
  /** The form's id. */
  readonly form: string;
  /** Sent as `like`, or as `unlike` where it is pressed. */
  readonly value: string;
}

/** The attributes of a button that sends it. */
export const likeSubmitOf = (submit: LikeSubmit | undefined, liked: boolean) =>
  submit && ({ type: "submit", form: submit.form, name: liked ? "unlike" : "like", value: submit.value } as const);
