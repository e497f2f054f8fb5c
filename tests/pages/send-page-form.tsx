import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import { createApp } from '#server/app.ts'
import { readAgeCookie } from '#server/http/age-cookie.ts'
import type { Services } from '#server/services.ts'
import { CartProvider } from '#web/layout/cart-state.tsx'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { type PageRequest, pageRequest } from '#web/request/page-request.ts'
import { ToastProvider } from '#web/ui/toast/toast.tsx'

/** A route's module, as React Router takes it. */
export type PageModule = {
  loader?: LoaderFunction
  action?: ActionFunction
  default?: ComponentType<Record<string, unknown>>
}

/** What a call of a page gets in place of the API's answer; undefined: the API answers. */
type Refusing = (path: string, method: string) => Response | undefined

type Opened = { module: PageModule; path: string; at: string; cookie: string }
type Sent = Opened & { form: Record<string, string> }

/**
 * Sends a form to a page as a browser without scripts does, in-process: its action, then its loaders, and the page as it is
 * drawn then. What surrounds pages (frame, age gate) is left out.
 * @returns the page's words and marks; of an error page, the refusal's message
 */
export function sendPageForm(services: Services, { form, ...opened }: Sent, refusing: Refusing) {
  const request = new Request(`http://shop.example${opened.at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  return answerOf(services, opened, request, refusing)
}

/** Opens a page as a browser without scripts does, in-process: the same without a form. */
export function openPage(services: Services, opened: Opened) {
  const request = new Request(`http://shop.example${opened.at}`)
  return answerOf(services, opened, request, () => undefined)
}

async function answerOf(
  services: Services,
  { module, path, cookie }: Opened,
  request: Request,
  refusing: Refusing,
): Promise<{ status: number; html: string }> {
  const server = createApp(services)
  const page = { ...aPage(services, server, { cookie, refusing }), isForm: request.method === 'POST' }
  const routes: RouteObject[] = [
    {
      id: 'root',
      element: (
        <CartProvider entries={[]} isSeen={false}>
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </CartProvider>
      ),
      loader: () => ({ user: null, cart: [], flash: null, countries: page.settings.countries }),
      children: [{ id: 'page', path: `/${path}`, ...routeOf(module) }],
    },
  ]
  const handler = createStaticHandler(routes)
  const context = new RouterContextProvider(new Map([[pageRequest, page]]))
  const answer = await handler.query(request, { requestContext: context })
  if (answer instanceof Response) return { status: answer.status, html: '' }
  const router = createStaticRouter(handler.dataRoutes, answer)
  const html = renderToString(<StaticRouterProvider router={router} context={answer} hydrate={false} />)
  return { status: answer.statusCode, html }
}

function routeOf({ loader, action, default: Page }: PageModule): RouteObject {
  function Drawn() {
    return Page
      ? createElement(Page, {
          loaderData: useLoaderData(),
          actionData: useActionData(),
          params: useParams(),
        })
      : null
  }
  return { loader, action, Component: Drawn, ErrorBoundary: Failed } as RouteObject
}

/** The error page says what the API said: here, that alone. */
function Failed() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <p>{error.data?.message ?? error.status}</p>
  throw error
}

function aPage(
  services: Services,
  server: ReturnType<typeof createApp>,
  { cookie, refusing }: { cookie: string; refusing: Refusing },
): PageRequest {
  const { env, log, countries } = services
  const cookies = new CookieJar(cookie)
  return {
    nonce: '',
    isForm: true,
    log,
    settings: {
      publicUrl: env.publicUrl,
      ageSeal: {
        seal: () => ({ value: '', seconds: 0 }),
        read: (value) => readAgeCookie(value, env.sessionSecret, new Date()),
      },
      healthPageUrl: env.HEALTH_PAGE_URL,
      openRecoveryEmail: () => undefined,
      contactEmail: env.CONTACT_EMAIL,
      operator: env.operator,
      timeZone: env.SHOP_TIMEZONE,
      countries: countries.list(),
      signInProvider: undefined,
      localRate: async () => null,
    },
    cookies,
    callServer: async (path, { method, body }) => {
      const refused = refusing(path, method)
      if (refused) return refused
      const headers = new Headers({ cookie: cookies.header(), origin: env.publicUrl })
      if (typeof body === 'string') headers.set('content-type', 'application/json')
      return server.request(path, { method, body: body as BodyInit, headers })
    },
  }
}
