import type { ReactNode } from "react";
import type { PhotoSource } from "../../internal/photo-source.ts";

type Base = {
  /** Stays the same from the first attempt to the stored message: the sender's own id, not the server's. */
  id: string;
  author: "own" | "other";
  /** Milliseconds since 1970. */
  sentAt: number;
  /**
   * How far an own message has come.
   * @default "sent"
   */
  state?: "sending" | "sent" | "failed";
  /** What is said of it beneath it, to both or to its reader alone. */
  note?: MessageNote;
};

export type MessageNote = {
  text: string;
  /**
   * `caution` stands out: it asks for care.
   * @default "neutral"
   */
  tone?: "neutral" | "caution";
  /** The one way on. */
  action?: ReactNode;
};

export type TextMessage = Base & { kind: "text"; text: string };

export type PhotoMessage = Base & {
  kind: "photo";
  photo: PhotoSource;
  /** Where it is large, for whoever opens it without script. */
  large?: string;
  /** Shown only after a tap, which `onRevealPhoto` tells. */
  blurred?: boolean;
};

export type GiftMessage = Base & {
  kind: "gift";
  gift: {
    name: string;
    /** A drawing, as the gift picker shows it; a box without one. */
    picture?: ReactNode;
    /** It has just been given, and is unwrapped where the reader sees it. */
    fresh?: boolean;
  };
};

export type Message = TextMessage | PhotoMessage | GiftMessage;
