import type { listBranches } from '#contract/branches.ts'
import type { listCategories } from '#contract/products.ts'
import type { getConfiguration } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { configuredLanguage } from '#contract/language.ts'

/**
 * The fields of the configuration, the branches and the categories that the shell shows. They are part of every page, so
 * the other fields are left out.
 */
export function selectShellData(
  configuration: ReplyOf<typeof getConfiguration> | null,
  branches: ReplyOf<typeof listBranches>,
  categories: ReplyOf<typeof listCategories>,
) {
  return {
    /** The language of a URL without `lang`. */
    bareLanguage: configuredLanguage(configuration?.general.web_page.statusLanguage.text),
    configuration: configuration && {
      general: {
        web_page: shownSettings(configuration.general.web_page),
        house_brand: configuration.general.house_brand,
        password_requirements: configuration.general.password_requirements,
      },
      payment_methods: {
        accepted: configuration.payment_methods.accepted,
        saves_cards: configuration.payment_methods.saves_cards,
        proof_hours: configuration.payment_methods.proof_hours,
      },
    },
    branches: branches.map(({ id: _, ...branch }) => branch),
    categories: categories.map(({ slug: _, ...category }) => category),
  }
}

type Settings = ReplyOf<typeof getConfiguration>['general']['web_page']

/** The settings without those that only the server uses. */
function shownSettings(settings: Settings) {
  const { statusLanguage: _1, stripe_var: _2, validate_phone_on_checkout: _3, ...rest } = settings
  const { flash_offers_deadline: _4, reveal_unknown_email: _5, ...shown } = rest
  return shown
}
