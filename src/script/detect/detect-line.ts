/** A line of the text, or what is left of one after a block. `text` includes the line's break. */
export interface ProseLine {
  readonly text: string;
  /** Its offset in the whole text. */
  readonly start: number;
  /** False for what is left of a line. */
  readonly whole: boolean;
}
