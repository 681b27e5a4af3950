/** First lines to choose from. */
export { IcebreakerModal as Part } from "@kindling/ui/icebreaker-modal";
