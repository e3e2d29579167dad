/**
 * A handler of clicks for a button that adds one more with each: of clicks that follow each other so quickly that the
 * browser counts them as one double click, the first alone runs it. Keys and assistive technology count none.
 */
export const onFirstClick =
  (run: () => void) =>
  ({ detail: clicks }: { detail: number }): void => {
    if (clicks < 2) run()
  }
