import { createCatalogueVersion } from '#server/platform/catalogue-version.ts'
import { createCountryOf } from '#server/platform/country-of.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { createBoundClients } from '#server/platform/http/bound-client.ts'
import type { ApiRequest } from '#server/platform/http/api-request.ts'
import { createEdge } from '#server/platform/http/edge.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import { createKnownDevices } from '#server/platform/known-devices.ts'
import { createOrderTokens } from '#server/platform/order-tokens.ts'
import { createShares } from '#server/platform/shares.ts'
import { createLimits } from '#server/platform/limits.ts'
import type { Log } from '#server/platform/log.ts'
import type { Settings } from '#server/platform/settings.ts'
import { createDevOutbox } from '#server/platform/http/dev-outbox.ts'
import { createDocuments } from '#server/platform/http/documents.ts'
import { createHealth } from '#server/platform/http/health.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createTokens } from '#server/platform/session-tokens.ts'
import { createMailLogo } from './messages/mail-logo.ts'
import { createAccountDataRoutes } from './modules/account-data/routes.ts'
import { addressData } from './modules/addresses/personal-data.ts'
import { balanceData } from './modules/balances/personal-data.ts'
import { businessProfileData } from './modules/business-profiles/personal-data.ts'
import { cartData } from './modules/cart/personal-data.ts'
import { settingsData } from './modules/customer-settings/personal-data.ts'
import { identificationData } from './modules/identification/personal-data.ts'
import { accountData } from './modules/identity/personal-data.ts'
import { reservationData } from './modules/inventory/personal-data.ts'
import { orderData } from './modules/orders/personal-data.ts'
import { partnerData } from './modules/partners/personal-data.ts'
import { profileData } from './modules/profile/personal-data.ts'
import { questionData } from './modules/questions/personal-data.ts'
import { returnData } from './modules/returns/personal-data.ts'
import { erpRoutes } from './modules/erp/routes.ts'
import { returnRoutes } from './modules/returns/routes.ts'
import { reviewData } from './modules/reviews/personal-data.ts'
import { savedCardData } from './modules/saved-cards/personal-data.ts'
import { searchData } from './modules/search/personal-data.ts'
import { twoStepData } from './modules/two-step/personal-data.ts'
import { uploadData } from './modules/uploads/personal-data.ts'
import { mailTemplates } from './messages/mails.ts'
import { smsTemplates } from './messages/sms.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { depositProofData } from './modules/deposit-proofs/personal-data.ts'
import { depositProofRoutes } from './modules/deposit-proofs/routes.ts'
import { paymentData } from './modules/payments/personal-data.ts'
import { balanceRoutes } from './modules/balances/routes.ts'
import { branchRoutes } from './modules/branches/routes.ts'
import { businessProfileRoutes } from './modules/business-profiles/routes.ts'
import { cartRoutes } from './modules/cart/routes.ts'
import { compareRoutes } from './modules/compare/routes.ts'
import { productPageRoutes } from './modules/product-page/routes.ts'
import { findHouseBrand } from './modules/products/find-house-brand.ts'
import { productRoutes } from './modules/products/routes.ts'
import { relatedRoutes } from './modules/related/routes.ts'
import { showcaseRoutes } from './modules/showcase/routes.ts'
import { catalogueIndexRoutes } from './modules/catalogue-index/routes.ts'
import { checkoutRoutes } from './modules/checkout/routes.ts'
import { configurationRoutes } from './modules/configuration/routes.ts'
import { describeDefaultAddress } from './modules/addresses/describe-default-address.ts'
import { addressRoutes } from './modules/addresses/routes.ts'
import { partnerRoutes } from './modules/partners/routes.ts'
import { getAppearance } from './modules/customer-settings/get-appearance.ts'
import { createApprovalRoutes } from './modules/approvals/routes.ts'
import { deviceAlertRoutes } from './modules/device-alerts/routes.ts'
import { customerSettingsRoutes } from './modules/customer-settings/routes.ts'
import { deliveryRoutes } from './modules/delivery/routes.ts'
import { identificationRoutes } from './modules/identification/routes.ts'
import { customerCodeData } from './modules/customer-codes/personal-data.ts'
import { customerCodeRoutes } from './modules/customer-codes/routes.ts'
import { emailConfirmationRoutes } from './modules/email-confirmation/routes.ts'
import { createIdentityRoutes } from './modules/identity/routes.ts'
import { phoneConfirmationRoutes } from './modules/phone-confirmation/routes.ts'
import { twoStepRoutes } from './modules/two-step/routes.ts'
import { passkeyData } from './modules/passkeys/personal-data.ts'
import { createPasskeyRoutes } from './modules/passkeys/routes.ts'
import { removePasskeys } from './modules/passkeys/delete-passkey.ts'
import { createSignInRoutes } from './modules/sign-in/routes.ts'
import { securityRoutes } from './modules/sign-in/security-routes.ts'
import { builtInIdentity } from './modules/identity-service/built-in.ts'
import { createPaymentSandbox } from './modules/payment-sandbox/sandbox.ts'
import { createSessionStore } from './modules/identity/sessions.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { beginProfile } from './modules/profile/begin-profile.ts'
import { profileRoutes } from './modules/profile/routes.ts'
import { savedCardRoutes } from './modules/saved-cards/routes.ts'
import { profilePictureRoutes } from './modules/profile-picture/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { questionRoutes } from './modules/questions/routes.ts'
import { taxpayerRoutes } from './modules/taxpayers/routes.ts'
import { uploadRoutes } from './modules/uploads/routes.ts'

/** What each module stores about a customer: for the export and the deletion of an account. */
export const personalData = [
  accountData,
  twoStepData,
  passkeyData,
  profileData,
  settingsData,
  addressData,
  partnerData,
  businessProfileData,
  customerCodeData,
  identificationData,
  uploadData,
  cartData,
  reservationData,
  orderData,
  returnData,
  balanceData,
  paymentData,
  depositProofData,
  savedCardData,
  reviewData,
  questionData,
  searchData,
]

export const routes = [
  ...configurationRoutes(findHouseBrand),
  ...uploadRoutes,
  ...profilePictureRoutes,
  ...createIdentityRoutes(describeDefaultAddress, getAppearance, beginProfile),
  ...createSignInRoutes({ describeDefaultAddress, removePasskeys }),
  ...phoneConfirmationRoutes,
  ...emailConfirmationRoutes,
  ...deviceAlertRoutes,
  ...createApprovalRoutes(describeDefaultAddress),
  ...businessProfileRoutes,
  ...customerCodeRoutes,
  ...identificationRoutes,
  ...taxpayerRoutes,
  ...securityRoutes,
  ...twoStepRoutes,
  ...createPasskeyRoutes(describeDefaultAddress),
  ...compareRoutes,
  ...searchRoutes,
  ...catalogueIndexRoutes,
  ...showcaseRoutes,
  ...relatedRoutes,
  ...productPageRoutes,
  ...productRoutes,
  ...branchRoutes,
  ...questionRoutes,
  ...deliveryRoutes,
  ...addressRoutes,
  ...partnerRoutes,
  ...profileRoutes,
  ...depositProofRoutes,
  ...balanceRoutes,
  ...savedCardRoutes,
  ...customerSettingsRoutes,
  ...paymentRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...erpRoutes,
  ...createAccountDataRoutes(personalData),
]

export interface AppParts {
  database: OpenDatabase
  settings: Settings
  log: Log
  secret: string
  clock: () => Date
}

/** Gives the whole store without a socket: the platform and the HTTP edge on it. */
export function createApp({ secret, ...parts }: AppParts) {
  const tokens = createTokens(secret)
  const limits = createLimits(parts.database.browse.pool)
  const countryOf = createCountryOf(parts.log, parts.settings.COUNTRIES_FILE)
  const paymentSandbox = parts.settings.PAYMENT_SANDBOX
    ? createPaymentSandbox({ ...parts, db: parts.database.browse.db, limits, secret })
    : undefined
  const platform: Platform = {
    ...parts,
    catalogue: createCatalogueVersion({ ...parts.database, log: parts.log }),
    tokens,
    knownDevices: createKnownDevices(secret),
    countryOf,
    orderTokens: createOrderTokens(secret),
    shares: createShares(),
    limits,
    sessions: createSessionStore({ tokens, countryOf, settings: parts.settings }),
    identity: builtInIdentity,
    providers: paymentSandbox?.providers ?? {},
  }
  const edge = createEdge(platform, routes)
  const health = createHealth(parts.database.browse.pool)
  const documents = createDocuments(routes, parts.settings.shop.name)
  const devOutbox = createDevOutbox({
    db: parts.database.db,
    settings: parts.settings,
    mails: mailTemplates(parts.settings),
    sms: smsTemplates(parts.settings),
    logo: createMailLogo(parts.settings.shop),
  })
  return {
    platform,
    health,
    edge,
    /**
     * The responses outside the modules' routes: health, the API's documents, the developer's outbox, the payment
     * sandbox; undefined for every other request.
     */
    handleSystemRoute: async (request: ApiRequest, clientIp: string): Promise<HttpResponse | undefined> =>
      (await health.handle(request)) ??
      documents(request) ??
      (await devOutbox(request)) ??
      paymentSandbox?.handle(request, clientIp),
    /** The API for callers without a socket. */
    handle: edge.fetch,
    /** The typed client of a caller in process: pages are rendered with it. */
    clientOf: createBoundClients(platform, routes),
  }
}

export type App = ReturnType<typeof createApp>
