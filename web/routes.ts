import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the shop that is a page (specification section 2). */
export default [
  index('features/age-gate/age-gate.page.tsx'),
  route('home', 'features/catalogue/home.page.tsx'),
  route('shop', 'features/catalogue/shop.page.tsx'),
  route('detail/:id', 'features/catalogue/detail.page.tsx'),
  route('logout', 'layout/logout.route.ts'),
  route('*', 'features/not-found/not-found.page.tsx'),
] satisfies RouteConfig
