import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { textOf } from '#contract/texts/catalogue.ts'
import { languageNow, pageLanguage } from '#contract/texts/language.ts'
import './ui/base.css'
import type { Route } from './+types/root'
import { guardAge } from './features/age-gate/guard-age.server.ts'
import { leaveBoughtLines } from './features/cart/leaving-order.server.ts'
import { keepAskedLanguage } from './language/keep-asked-language.server.ts'
import { AnnouncePage } from './layout/announce-page.tsx'
import { announceCart, CartProvider } from './layout/cart-state.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Frame } from './layout/frame.tsx'
import { useKeepUser } from './layout/keep-user.ts'
import { cartEntries } from './request/cart-entries.ts'
import { takeFlash } from './request/flash.ts'
import { NonceContext } from './request/nonce-context.ts'
import { offeredCountries } from './request/offered-countries.ts'
import { sessionUser } from './request/session-user.ts'
import { OfferedCountries } from './ui/offered-countries.ts'
import { ToastProvider, useToast } from './ui/toast/toast.tsx'

export const middleware: Route.MiddlewareFunction[] = [keepAskedLanguage, guardAge, leaveBoughtLines]

export async function loader({ context }: Route.LoaderArgs) {
  return {
    user: await sessionUser(context),
    cart: cartEntries(context),
    flash: takeFlash(context),
    countries: offeredCountries(context),
  }
}

export const links: Route.LinksFunction = () => [
  ...[bricolage, instrument].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
]

type RootData = Awaited<ReturnType<typeof loader>>

/** The document. It has the root's data unless the root itself failed. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={pageLanguage()} data-language={languageNow()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {/* Our own files need no nonce, and a browser hides the one it was sent. */}
        <Links nonce="" />
      </head>
      <body>
        <CartProvider entries={root?.cart ?? []}>
          <ToastProvider first={root?.flash}>{children}</ToastProvider>
        </CartProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** What the browser does with what the root brought, on arrival and after every navigation. */
function useRootData(root: RootData | undefined) {
  const toast = useToast()
  useKeepUser(root?.user)
  useEffect(() => {
    if (root) announceCart()
  }, [root])
  useEffect(() => {
    if (root?.flash) {
      const { kind, text, durationMs } = root.flash
      toast[kind](text, durationMs ? { durationMs } : {})
    }
  }, [root?.flash, toast])
}

function Page({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  const { pathname } = useLocation()
  useRootData(root)
  return (
    <>
      {pathname === '/' ? children : <Frame user={root?.user ?? null}>{children}</Frame>}
      <AnnouncePage />
    </>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Page root={loaderData}>
      <OfferedCountries value={loaderData.countries}>
        <Outlet />
      </OfferedCountries>
    </Page>
  )
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  return (
    <Page root={root}>
      <ErrorPage error={error} user={root?.user ?? null} />
    </Page>
  )
}

export const meta: Route.MetaFunction = ({ error }) => {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const name = textOf('site.name')
  if (!error) return [{ title: name }]
  return [{ title: `${textOf(missing ? 'notFound.title' : 'error.title')} · ${name}` }]
}
