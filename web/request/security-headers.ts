/** Where pages may send a form, besides the shop itself: browsers hold redirects after a form to this list too. */
export type FormTargets = {
  healthPageUrl: string
  paymentBaseUrl: string
  /** Of the sign-in provider, where there is one. */
  signInIssuer: string | undefined
}

/** Mercado Pago's payment pages stand under each country's own domain; the API's address names none of them. */
const MERCADO_PAGO_PAGES = [
  'com',
  'com.ar',
  'com.br',
  'cl',
  'com.co',
  'com.mx',
  'com.pe',
  'com.uy',
  'com.ve',
].map((ending) => `https://*.mercadopago.${ending}`)

function formTargets({ healthPageUrl, paymentBaseUrl, signInIssuer }: FormTargets): string {
  const payment = new URL(paymentBaseUrl)
  const pages = payment.hostname.endsWith('.mercadopago.com') ? MERCADO_PAGO_PAGES : []
  const origins = [healthPageUrl, paymentBaseUrl, signInIssuer].flatMap((url) =>
    url ? new URL(url).origin : [],
  )
  return [...new Set(["'self'", ...origins, ...pages])].join(' ')
}

/**
 * The Content-Security-Policy of a page: our files, nothing foreign, no frames around us. Style
 * attributes are allowed (a bar's width, an animation's length), style elements are not. In development Vite puts styles
 * into the page and talks over a socket.
 * @param scripts what else may run, of what stands in the page: by nonce where it is made for one reader, by hashes where it is kept
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  targets: FormTargets,
  developing: boolean,
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    developing ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${formTargets(targets)}`,
  ].join('; ')
}
