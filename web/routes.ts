import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the shop that is a page (specification section 2). */
export default [
  index('features/age-gate/age-gate.page.tsx'),
  route('home', 'features/catalogue/home.page.tsx'),
  route('shop', 'features/catalogue/shop.page.tsx'),
  route('detail/:id', 'features/catalogue/detail.page.tsx'),
  route('cart', 'features/cart/cart.page.tsx'),
  route('succes', 'features/checkout/succes.page.tsx'),
  route('failure', 'features/checkout/failure.page.tsx'),
  route('pending', 'features/checkout/pending.page.tsx'),
  route('myShop', 'features/purchases/my-shop.page.tsx'),
  route('login', 'features/identity/login.page.tsx'),
  route('buyerSignUp', 'features/identity/buyer-sign-up.page.tsx'),
  route('chooseSignUp', 'features/identity/choose-sign-up.page.tsx'),
  route('sellerSignUp', 'features/identity/seller-sign-up.page.tsx'),
  route('aboutUs', 'features/about/about-us.page.tsx'),
  route('contact', 'features/contact/contact.page.tsx'),
  route('terms', 'features/about/terms.page.tsx'),
  route('privacy', 'features/about/privacy.page.tsx'),
  route('forgotPassword', 'features/identity/forgot-password.page.tsx'),
  route('account/sessions', 'features/identity/sessions.page.tsx'),
  route('logout', 'layout/logout.route.ts'),
  route('*', 'features/not-found/not-found.page.tsx'),
] satisfies RouteConfig
