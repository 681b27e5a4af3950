const part =
  /[\\/](areas[\\/].+-screen\.[jt]sx?|app[\\/](?:member-part\.[jt]s|shown-like\.[jt]sx?)|shared[\\/]problems[\\/]errors\.messages\.[jt]s)$/;

/** What comes by itself, with its texts and classes: the file below `src/` of a screen, of what is the members' alone, of pop-ups, of rare errors. */
export const partName = (file: string): string | undefined => part.exec(file)?.[1]!.replaceAll("\\", "/");
