/** An error that the user can understand and act on: shown without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [log] What the failed command printed.
   */
  constructor(message, log = "") {
    super(message);
    this.name = "Problem";
    this.log = log;
  }
}
