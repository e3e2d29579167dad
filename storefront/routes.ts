import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'
import { type Page, pages } from '#contract/pages.ts'

/** The route of a page; `id` where two pages share a file. */
const page = ({ path }: Page, file: string, options: { id?: string } = {}) => route(path.slice(1), file, options)

export default [
  index('routes/home/home.tsx'),
  page(pages.shop, 'routes/shop/shop.tsx'),
  page(pages.product, 'routes/product/product.tsx'),
  page(pages.compare, 'routes/compare/compare.tsx'),
  page(pages.policies, 'routes/policies/policies.tsx'),
  page(pages.contact, 'routes/contact/contact.tsx'),
  page(pages.faq, 'routes/contact/contact.tsx', { id: 'faq' }),
  page(pages.cart, 'routes/cart/cart.tsx'),
  layout('routes/checkout/checkout-layout.tsx', [
    page(pages.checkout, 'routes/checkout/checkout.tsx'),
    page(pages.deliveryDetails, 'routes/checkout/delivery-details.tsx'),
  ]),
  page(pages.orderComplete, 'routes/checkout/complete.tsx'),
  page(pages.track, 'routes/track/track.tsx'),
  page(pages.paymentReturn, 'routes/checkout/payment-return.tsx'),
  page(pages.signIn, 'routes/auth/sign-in.tsx'),
  page(pages.signUp, 'routes/auth/sign-in.tsx', { id: 'sign-up' }),
  page(pages.forgotPassword, 'routes/auth/sign-in.tsx', { id: 'forgot-password' }),
  page(pages.signInRequest, 'routes/auth/request.tsx'),
  page(pages.notMe, 'routes/auth/not-me.tsx'),
  page(pages.account, 'routes/account/account.tsx'),
  page(pages.orders, 'routes/account/orders.tsx'),
  page(pages.order, 'routes/account/order.tsx'),
  page(pages.return, 'routes/account/returns/return.tsx'),
  page(pages.addresses, 'routes/account/addresses/addresses.tsx'),
  page(pages.createAddress, 'routes/account/addresses/create-address.tsx'),
  page(pages.address, 'routes/account/addresses/edit-address.tsx'),
  page(pages.partners, 'routes/account/partners/partners.tsx'),
  page(pages.profile, 'routes/account/profile/profile.tsx'),
  page(pages.business, 'routes/account/business/business.tsx'),
  page(pages.settings, 'routes/account/settings/settings.tsx'),
  page(pages.security, 'routes/account/security.tsx'),
  page(pages.paymentMethods, 'routes/account/balances/payment-methods.tsx'),
  page(pages.balance, 'routes/account/balances/balance.tsx'),
  page(pages.infoworks, 'routes/account/infoworks.tsx'),
  page(pages.devices, 'routes/account/devices.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
