const part =
  /[\\/](areas[\\/].+-screen\.[jt]sx?|(?:app|areas|layouts|shared)[\\/].+-part\.[jt]sx?|shared[\\/]problems[\\/]errors\.messages\.[jt]s)$/;

/** What comes by itself, with its texts and classes: the file below `src/` of a screen, of a part that few come to see, of rare errors. */
export const partName = (file: string): string | undefined => part.exec(file)?.[1]!.replaceAll("\\", "/");
