import { z } from 'zod'
import { HTTP_RETURNS } from './mercado-pago/back-urls.ts'
import { SITE_IDS } from './mercado-pago/sites.ts'
import type { SandboxOptions } from './start-sandbox.ts'

const port = z.coerce.number('must be a port number').int().min(0).max(65535)
const milliseconds = z.coerce.number().int().positive()

const environment = z.object({
  SANDBOX_PORT: port.default(3001),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_HOST: z.string().optional(),
  SANDBOX_VISITORS: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  SANDBOX_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:3001' })
    .optional(),
  SANDBOX_MERCADO_PAGO_SITE: z.enum(SITE_IDS, `must be one of ${SITE_IDS.join(', ')}`).optional(),
  SANDBOX_MERCADO_PAGO_HTTP_RETURN: z
    .enum(HTTP_RETURNS, `must be one of ${HTTP_RETURNS.join(', ')}`)
    .optional(),
  DATA_DIR: z.string().default('.lupulo'),
  MERCADO_PAGO_ACCESS_TOKEN: z.string('is missing: the token that the payment API shall accept'),
  MERCADO_PAGO_WEBHOOK_SECRET: z.string('is missing: the secret that notices are signed with'),
  MERCADO_PAGO_PAYOUTS_PUBLIC_KEY: z
    .string()
    .startsWith('-----BEGIN PUBLIC KEY-----', 'must be a public key (PEM)')
    .optional(),
  MERCADO_PAGO_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string('is missing: the id that the shop signs people in under'),
  OIDC_CLIENT_SECRET: z.string('is missing: the secret that goes with OIDC_CLIENT_ID'),
  OIDC_REDIRECT_URI: z
    .string('is missing: where people who signed in come back to')
    .transform((list) => list.split(','))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be addresses with commas between' }))),
  SANDBOX_WEBHOOK_TIMEOUT_MS: milliseconds.optional(),
  SANDBOX_WEBHOOK_RETRY_DELAYS_MS: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'must be whole milliseconds with commas between, such as 1000,10000')
    .transform((list) => list.split(',').map(Number))
    .optional(),
})

/** Reads the options from environment variables; an empty one counts as not set. Answers a sentence for each wrong one. */
export function readSettings(
  variables: Record<string, string | undefined>,
): { options: SandboxOptions } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  if (!read.success)
    return { problems: read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) }
  const settings = read.data
  return {
    options: {
      port: settings.SANDBOX_PORT,
      smtpPort: settings.SANDBOX_SMTP_PORT ?? (settings.SANDBOX_PORT === 0 ? 0 : settings.SANDBOX_PORT + 1),
      host: settings.SANDBOX_HOST ?? hostFor(settings.SANDBOX_URL),
      forVisitors: settings.SANDBOX_VISITORS === '1',
      publicUrl: settings.SANDBOX_URL,
      siteId: settings.SANDBOX_MERCADO_PAGO_SITE,
      httpReturn: settings.SANDBOX_MERCADO_PAGO_HTTP_RETURN,
      dataDir: settings.DATA_DIR,
      accessToken: settings.MERCADO_PAGO_ACCESS_TOKEN,
      webhookSecret: settings.MERCADO_PAGO_WEBHOOK_SECRET,
      webhookUrl: settings.MERCADO_PAGO_WEBHOOK_URL,
      payoutsPublicKey: settings.MERCADO_PAGO_PAYOUTS_PUBLIC_KEY,
      oidcClient: {
        clientId: settings.OIDC_CLIENT_ID,
        clientSecret: settings.OIDC_CLIENT_SECRET,
        redirectUris: settings.OIDC_REDIRECT_URI,
      },
      ...(settings.SANDBOX_WEBHOOK_TIMEOUT_MS && { webhookTimeoutMs: settings.SANDBOX_WEBHOOK_TIMEOUT_MS }),
      ...(settings.SANDBOX_WEBHOOK_RETRY_DELAYS_MS && {
        webhookRetryDelaysMs: settings.SANDBOX_WEBHOOK_RETRY_DELAYS_MS,
      }),
    },
  }
}

/** Pages under an address of this machine are for this machine alone; any other address must be reachable. */
function hostFor(publicUrl: string | undefined): string {
  const isLocal = !publicUrl || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
  return isLocal ? '127.0.0.1' : '0.0.0.0'
}
