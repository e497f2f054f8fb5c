import type { Endpoint, InputOf, ResponseOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { ApiAnswer } from './api.ts'
import { fillAddress } from './fill-address.ts'

/**
 * Calls the API from the browser: the cart and live checks only, everything else goes through loaders. The contract's
 * values hold zod, which stays out of the browser: so the caller names method and path, and only the type comes from
 * the contract:
 *
 *     import type { getCart } from '#contract/orders.ts'
 *     const answer = await fetchApi<typeof getCart>('GET', '/cart')
 *
 * A network that is away is a refusal too ('internal-error' with status 0).
 */
export async function fetchApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  input: InputOf<E> & { signal?: AbortSignal } = {},
): Promise<ApiAnswer<ResponseOf<E>>> {
  try {
    const response = await fetch(fillAddress({ path }, input), {
      method,
      signal: input.signal,
      ...(input.body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    })
    const body: unknown = await response.json()
    return response.ok
      ? { ok: true, value: body as ResponseOf<E> }
      : { ok: false, status: response.status, error: body as ErrorBody }
  } catch (error) {
    if (input.signal?.aborted) throw error
    return { ok: false, status: 0, error: { code: 'internal-error', message: '' } }
  }
}
