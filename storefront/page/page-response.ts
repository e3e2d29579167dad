/** A rendered page as a list of texts, because joining them would copy the whole page. */
export interface RenderedPage {
  /** The head, the body up to the scripts, the data of the loaders, and the end. */
  parts: readonly string[]
  /** The texts of the inline scripts that the renderer wrote. The page's content security policy allows only these. */
  scripts: readonly string[]
}

/**
 * A response with a rendered page. The server reads `parts`, because a body of the Fetch API would convert the page
 * into byte streams and back.
 */
export class PageResponse extends Response implements RenderedPage {
  readonly parts: readonly string[]
  readonly scripts: readonly string[]
  constructor({ parts, scripts }: RenderedPage, init: ResponseInit) {
    super(null, init)
    this.parts = parts
    this.scripts = scripts
  }

  override text(): Promise<string> {
    return Promise.resolve(this.parts.join(''))
  }
}
