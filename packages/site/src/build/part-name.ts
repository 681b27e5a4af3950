const part =
  /[\\/](areas[\\/].+-screen\.[jt]sx?|app[\\/]member-part\.[jt]s|shared[\\/]problems[\\/]errors\.messages\.[jt]s)$/;

/** What comes by itself, with its texts and classes: the file below `src/` of a screen, of what is the members' alone, of rare errors. */
export const partName = (file: string): string | undefined => part.exec(file)?.[1]!.replaceAll("\\", "/");
