import type { Env } from '#server/settings/env.ts'

const OPERATOR_SETTINGS = [
  'OPERATOR_LEGAL_NAME',
  'OPERATOR_TAX_NUMBER',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
] as const

/**
 * What a real shop does not say of who runs it, as one sentence for its log; undefined where it says all, or nobody real buys
 * there. A shop without it opens all the same: which of it the law wants differs from country to country.
 */
export function missingOperator(
  env: Pick<Env, 'production' | (typeof OPERATOR_SETTINGS)[number]>,
): string | undefined {
  const missing = OPERATOR_SETTINGS.filter((name) => !env[name])
  if (!env.production || !missing.length) return undefined
  return `${missing.join(', ')} not set: neither the foot of pages nor the terms tell who runs this shop.`
}
