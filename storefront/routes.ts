import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [
  index('routes/home/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('products/:id', 'routes/product/product.tsx'),
  route('home/policies/:tab', 'routes/policies/policies.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
