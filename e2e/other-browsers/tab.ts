/** A tab of a browser that Playwright does not drive. Firefox and WebKit do these things in different ways. */
export interface Tab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It sees nothing of its file; its input and its result are JSON. */
  run<Input extends Json[], Result>(task: (...input: Input) => Result, ...input: Input): Promise<Result>
  /** The element that a function finds in the page. */
  element<Input extends Json[]>(
    task: (...input: Input) => Element | undefined,
    ...input: Input
  ): Promise<TabElement | undefined>
  /** A picture of the window, as PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface TabElement {
  /** Where it is in the page, for comparison alone. */
  place(): Promise<string>
  /** Scrolls to it and clicks its centre. */
  click(): Promise<void>
  /** Types into it, behind what it holds. */
  type(text: string): Promise<void>
  pressEnter(): Promise<void>
  /** Chooses the option of a select element that has this value. */
  choose(value: string): Promise<void>
}

export interface OtherBrowser {
  /**
   * Opens a tab for a shopper who reads English, has chosen branch 1 and has closed the welcome and the cookie notice.
   * Faults on its pages are added to `faults`: errors of scripts, errors in the console, violations of the
   * Content-Security-Policy.
   */
  openTab(origin: string, faults: string[]): Promise<Tab>
  close(): Promise<void>
}

export type Json = string | number | boolean | null | undefined
