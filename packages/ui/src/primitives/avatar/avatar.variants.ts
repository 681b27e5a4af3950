export const avatarSizes = {
  sm: "size-8 text-sm",
  md: "size-11 text-md",
  lg: "size-16 text-xl",
  xl: "size-24 text-3xl",
} as const;
