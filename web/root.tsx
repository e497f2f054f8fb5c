import { type ReactNode, use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import * as errorTexts from '#contract/texts/error.ts'
import { languageNow, pageLanguage } from '#contract/texts/language.ts'
import * as notFoundTexts from '#contract/texts/not-found.ts'
import { textOf } from '#contract/texts/text.ts'
import './ui/base.css'
import type { Route } from './+types/root'
import { guardAge } from './features/age-gate/guard-age.server.ts'
import { leaveBoughtLines } from './features/cart/leaving-order.server.ts'
import { KeepUnlisted } from './head/keep-unlisted.tsx'
import { keepAskedLanguage } from './language/keep-asked-language.server.ts'
import { AnnouncePage } from './layout/announce-page.tsx'
import { announceCart, CartProvider } from './layout/cart-state.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Frame } from './layout/frame.tsx'
import { useKeepUser } from './layout/keep-user.ts'
import { Letters } from './layout/letters.tsx'
import { PageScripts } from './layout/page-scripts.tsx'
import { PendingPage } from './layout/pending/pending-page.tsx'
import { SeeingBar } from './layout/seeing-bar.tsx'
import { useTypedAgain } from './layout/typed-again/use-typed-again.ts'
import { type RootData, useRoot } from './layout/use-root.ts'
import { loadRoot } from './load-root.server.ts'
import { forgetSeen } from './offline/forget-seen.ts'
import { OFFLINE_PATH } from './offline/offline-address.ts'
import { OfflineBar } from './offline/offline-bar.tsx'
import { registerWorker } from './offline/register-worker.ts'
import { Unreachable } from './offline/unreachable.tsx'
import { PAPER, webManifestAddress } from './offline/web-manifest.ts'
import { followAccountCart } from './request/follow-account-cart.server.ts'
import { NonceContext } from './request/nonce-context.ts'
import { OfferedCountries } from './ui/offered-countries.ts'
import { OnlySeen } from './ui/only-seen.ts'
import { ToastProvider, useToast } from './ui/toast/toast.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  keepAskedLanguage,
  guardAge,
  leaveBoughtLines,
  followAccountCart,
]

export const loader = ({ context }: Route.LoaderArgs) => loadRoot(context)

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** The document. It has the root's data unless the root itself failed. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const root = useRoot()
  return (
    <html lang={pageLanguage()} data-language={languageNow()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <KeepUnlisted />
        {/* Our own files need no nonce, and a browser hides the one it was sent. */}
        <Links nonce="" />
        <Letters nonce={nonce} />
        <link rel="manifest" href={webManifestAddress()} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
      </head>
      <body>
        <CartProvider entries={root?.cart ?? []} isSeen={Boolean(root?.seeing)}>
          <ToastProvider first={root?.flash}>{children}</ToastProvider>
        </CartProvider>
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  )
}

/** What the browser does with what the root brought, on arrival and after every navigation. */
function useRootData(root: RootData | undefined) {
  const toast = useToast()
  useKeepUser(root?.user)
  const unasked = root?.isAdult === false
  useEffect(() => {
    if (unasked) void forgetSeen()
  }, [unasked])
  useTypedAgain(root?.user?.id)
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
  // The offline page was made for nobody: it knows nothing of who reads it.
  const isOffline = pathname === OFFLINE_PATH
  useRootData(isOffline ? undefined : root)
  useEffect(() => void registerWorker(), [])
  const stands = pathname === '/' || isOffline
  const page = <PendingPage>{children}</PendingPage>
  return (
    <>
      {root?.seeing && !isOffline && <SeeingBar {...root.seeing} />}
      <OfflineBar known={isOffline} />
      {stands ? (
        page
      ) : (
        <OnlySeen value={root?.seeing && true}>
          <Frame user={root?.user ?? null} operator={root?.operator ?? []}>
            {page}
          </Frame>
        </OnlySeen>
      )}
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
  const root = useRoot()
  const error = useRouteError()
  return (
    <Page root={root}>
      <Unreachable error={error}>
        <ErrorPage error={error} user={root?.user ?? null} />
      </Unreachable>
    </Page>
  )
}

export const meta: Route.MetaFunction = ({ error }) => {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const name = textOf(commonTexts.siteName)
  if (!error) return [{ title: name }]
  return [{ title: `${textOf(missing ? notFoundTexts.title : errorTexts.title)} · ${name}` }]
}
