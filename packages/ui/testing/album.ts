import { differences, type Pictures, read, storyOf, write } from "./boxes.ts";

/** The pictures of one stories file: those that the repository has, and those that this run takes. */
export class Album {
  readonly #name: string;
  readonly #kept: Pictures;
  readonly #taken = new Map<string, Pictures>();

  constructor(name: string, text = "") {
    this.#name = name;
    this.#kept = read(text);
  }

  /** What the run saw of a story; of one that is none of the pictured, nothing. */
  add(story: string, pictures: Pictures): void {
    this.#taken.set(story, pictures);
  }

  has(story: string): boolean {
    return this.#keptOf(story).size > 0;
  }

  #keptOf = (story: string): Pictures => new Map([...this.#kept].filter(([heading]) => storyOf(heading) === story));

  /** How a story's pictures differ from those that the repository has, in words; of one that was not seen, nothing. */
  problemsOf(story: string): string[] {
    const taken = this.#taken.get(story);
    if (!taken) return [];
    const kept = this.#keptOf(story);
    const problems = [...taken].flatMap(([heading, parts]) => {
      const before = kept.get(heading);
      const lines = before ? differences(before, parts) : ["there is no picture of it yet"];
      return lines.map((words) => `${heading}: ${words}`);
    });
    const missed = [...kept.keys()].filter((heading) => !taken.has(heading));
    problems.push(...missed.map((heading) => `${heading}: there is a picture of it, and now nothing is open in it`));
    return problems.length > 0 ? [...problems, this.#advice] : [];
  }

  /** Pictures of stories that are none of these, in words. */
  leftOver(stories: readonly string[]): string[] {
    const left = [...this.#kept.keys()].filter((heading) => !stories.includes(storyOf(heading)));
    const problems = left.map((heading) => `${heading}: there is a picture of it, and no such story`);
    return problems.length > 0 ? [...problems, this.#advice] : [];
  }

  get #advice(): string {
    return `Right as it is now? npm run pictures -- --update ${this.#name}.stories`;
  }

  /** The text to keep from now on, in the order of the stories; those that were not seen keep their pictures. */
  renewed(stories: readonly string[]): string {
    return write(new Map(stories.flatMap((story) => [...(this.#taken.get(story) ?? this.#keptOf(story))])));
  }
}
