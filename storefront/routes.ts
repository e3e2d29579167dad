import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

export default [
  index('routes/home/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('products/:id', 'routes/product/product.tsx'),
  route('compare', 'routes/compare/compare.tsx'),
  route('home/policies/:tab', 'routes/policies/policies.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('contact/faq', 'routes/contact/contact.tsx', { id: 'faq' }),
  route('cart', 'routes/cart/cart.tsx'),
  layout('routes/checkout/checkout-layout.tsx', [
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('checkout/delivery-details', 'routes/checkout/checkout.tsx', { id: 'delivery-details' }),
  ]),
  route('checkout/complete/:globalId', 'routes/checkout/complete.tsx'),
  route('auth/request', 'routes/auth/request.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('account/orders', 'routes/account/orders.tsx'),
  route('account/orders/:id', 'routes/account/order.tsx'),
  route('account/devices', 'routes/account/devices.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
