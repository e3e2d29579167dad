import { listBranches } from '#contract/branches.ts'
import { chatUrl } from '#contract/chat-url.ts'
import type { Client } from '#contract/client.ts'
import { getConfiguration } from '#contract/configuration.ts'
import { type Language, configuredLanguage, fallbackLanguage } from '#contract/language.ts'
import { within } from '#server/platform/within.ts'
import { defaultBranchCode, firstBranchCode } from '#domain/branches/default-branch.ts'

/** The part of the configuration that a page's key and its policy depend on. */
export interface PageSettings {
  /** For shoppers who have chosen none: `statusLanguage.text`, English where it names no language of the store (WIRE-4). */
  language: Language
  /** For a first visitor: `default_point_of_sale` where that branch is open, else 1 (SHELL-8). */
  branchCode: number
  /** The origin of the chat that a page may show in an iframe; undefined where none is set. */
  chatOrigin: string | undefined
}

const fallback: PageSettings = { language: fallbackLanguage, branchCode: firstBranchCode, chatOrigin: undefined }
/** A page waits for changed settings no longer than this; then it is served with the settings known before. */
const waitMs = 1_000
const retryMs = 1_000

/**
 * A function that gives the present page settings. They are read before the first page, and again by the first request
 * after the catalogue's version has moved, which waits for them: the page that follows a change shows it. While they
 * cannot be read the settings known before stay valid.
 */
export async function createPageSettings(client: Client, version: () => number): Promise<() => Promise<PageSettings>> {
  let known = fallback
  let knownUnder = 0
  let reading: Promise<void> | undefined
  let nextTryMs = -Infinity

  async function read(): Promise<void> {
    const readUnder = version()
    try {
      const [{ general }, branches] = await Promise.all([
        client.call(getConfiguration, {}),
        client.call(listBranches, {}),
      ])
      known = settingsOf(general.web_page, branches)
      knownUnder = readUnder
    } catch (error) {
      nextTryMs = performance.now() + retryMs
      throw error
    } finally {
      reading = undefined
    }
  }
  await read()

  return async () => {
    if (knownUnder === version() || (reading === undefined && performance.now() < nextTryMs)) return known
    reading ??= read()
    await within(waitMs, reading).catch(() => {})
    return known
  }
}

function settingsOf(
  webPage: { statusLanguage: { text: string }; default_point_of_sale: number; url_intercom: string },
  branches: readonly { codplace: number; active: boolean }[],
): PageSettings {
  const open = branches.filter(({ active }) => active).map(({ codplace }) => codplace)
  return {
    language: configuredLanguage(webPage.statusLanguage.text),
    branchCode: defaultBranchCode(open, webPage.default_point_of_sale),
    chatOrigin: chatUrl(webPage.url_intercom)?.origin,
  }
}
