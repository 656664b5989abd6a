/** A line of the text, or the rest of a line after a block. `text` includes the line's break. */
export interface ProseLine {
  readonly text: string;
  /** Its offset in the whole text. */
  readonly start: number;
  /** False for the rest of a line. */
  readonly whole: boolean;
}
