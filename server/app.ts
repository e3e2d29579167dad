import { createCatalogueVersion } from '#server/platform/catalogue-version.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { createBoundClients } from '#server/platform/http/bound-client.ts'
import { type Platform, asResponse, createEdge } from '#server/platform/http/edge.ts'
import { createKnownDevices } from '#server/platform/known-devices.ts'
import { createShares } from '#server/platform/shares.ts'
import { createLimits } from '#server/platform/limits.ts'
import type { Log } from '#server/platform/log.ts'
import type { Settings } from '#server/platform/settings.ts'
import { createDevOutbox } from '#server/platform/http/dev-outbox.ts'
import { createDocuments } from '#server/platform/http/documents.ts'
import { createHealth } from '#server/platform/http/health.ts'
import { pathPattern } from '#server/platform/http/methods.ts'
import { createTokens } from '#server/platform/tokens.ts'
import { mailTemplates } from './messages/mails.ts'
import { branchRoutes } from './modules/branches/routes.ts'
import { cartRoutes } from './modules/cart/routes.ts'
import { compareRoutes } from './modules/products/chosen-routes.ts'
import { productRoutes } from './modules/products/routes.ts'
import { catalogueIndexRoutes } from './modules/catalogue-index/routes.ts'
import { checkoutRoutes } from './modules/checkout/routes.ts'
import { configurationRoutes } from './modules/configuration/routes.ts'
import { addressRoutes } from './modules/addresses/routes.ts'
import { deliveryRoutes } from './modules/delivery/routes.ts'
import { identityRoutes } from './modules/identity/routes.ts'
import { createSessionStore } from './modules/identity/sessions.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { questionRoutes } from './modules/questions/routes.ts'
import { reviewRoutes } from './modules/reviews/routes.ts'

export const routes = [
  ...configurationRoutes,
  ...identityRoutes,
  // Before `products/{id}`, which takes any one word.
  ...compareRoutes,
  // Before the catalogue's `products/{id}`, which would take `products/suggestions` for a product.
  ...searchRoutes,
  ...catalogueIndexRoutes,
  ...productRoutes,
  ...branchRoutes,
  ...reviewRoutes,
  ...questionRoutes,
  ...deliveryRoutes,
  ...addressRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
]

export interface AppParts {
  database: OpenDatabase
  settings: Settings
  log: Log
  secret: string
  clock: () => Date
}

/** The whole store without a socket: the platform and its edge. */
export function createApp({ secret, ...parts }: AppParts) {
  const tokens = createTokens(secret)
  const platform: Platform = {
    ...parts,
    catalogue: createCatalogueVersion({ ...parts.database, log: parts.log }),
    tokens,
    knownDevices: createKnownDevices(secret),
    shares: createShares(),
    limits: createLimits(parts.database.browse.pool),
    sessions: createSessionStore(tokens),
  }
  const answer = createEdge(platform, routes)
  const health = createHealth(parts.database.browse.pool)
  const documents = createDocuments(routes, parts.settings.shop.name)
  const devOutbox = createDevOutbox({
    db: parts.database.db,
    settings: parts.settings,
    templates: mailTemplates(parts.settings.shop.name),
  })
  return {
    platform,
    health,
    /** What stands beside the API: health, its documents, the developer's outbox; undefined for every other request. */
    answerOwn: async (request: Request): Promise<Response | undefined> =>
      (await health.handle(request)) ?? documents(request) ?? devOutbox(request),
    answer,
    /** The same for who calls without a socket. */
    handle: async (request: Request, address?: string): Promise<Response> => asResponse(await answer(request, address)),
    /** The typed client of somebody, in process: how pages are rendered. */
    clientOf: createBoundClients(platform, routes),
    /** The paths whose answers are the same for every visitor. */
    publicPaths: routes.filter((route) => route.options.isPublic).map(({ endpoint }) => pathPattern(endpoint)),
  }
}

export type App = ReturnType<typeof createApp>
