const { stdout } = process;

/**
 * Does `work` and shows one line of it: its title and the seconds that it takes.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function phase(title, work) {
  const begin = Date.now();
  const seconds = (digits) => `${((Date.now() - begin) / 1000).toFixed(digits)} s`;
  stdout.write(`${title} … `);
  const ticker = setInterval(() => stdout.isTTY && stdout.write(`\r${title} … ${seconds(0)} `), 1000);
  const finish = (outcome) => {
    clearInterval(ticker);
    stdout.write(`${stdout.isTTY ? `\r${title} … ` : ""}${outcome}${seconds(1)}\n`);
  };
  try {
    const result = await work();
    finish("");
    return result;
  } catch (error) {
    finish("failed after ");
    throw error;
  }
}
