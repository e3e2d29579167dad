/** A page during which the catalogue changes this often is sent as it is. */
const rendersMax = 3

/**
 * Renders a page from one state of the catalogue: one during whose rendering `changes` has grown may show two, and is
 * rendered again.
 */
export async function renderOneState<Page>(changes: () => number, render: () => Promise<Page>): Promise<Page> {
  for (let renders = 1; ; renders += 1) {
    const before = changes()
    const page = await render()
    if (changes() === before || renders === rendersMax) return page
  }
}
