/** A rendered page in parts, as joining them into one text would copy it once more. */
export interface RenderedPage {
  /** The head, the body as far as the scripts, the loaders' data, the end. */
  parts: readonly string[]
  /** The texts of the scripts that the renderer itself wrote into the page: its policy allows these and no others. */
  scripts: readonly string[]
}

/**
 * The response with a rendered page. The server takes the parts from it; a body of Fetch would send the page through
 * streams of bytes and back.
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
