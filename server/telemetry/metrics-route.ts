import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '#contract/errors.ts'
import type { Api } from '../http/api-context.ts'
import { answerRefusal } from '../http/refusals.ts'
import type { Services } from '../services.ts'
import { standingReader } from './read-standing.ts'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * `/metrics`: how this process, its siblings on this machine and the shop's books stand, for Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Without METRICS_TOKEN it does not exist; with it, it is for
 * whoever sends `Authorization: Bearer <token>`.
 */
export function bindMetrics(app: Api, services: Services) {
  const { metrics, env } = services
  const token = env.METRICS_TOKEN
  if (!token) return
  const readStanding = standingReader(services)
  app.get('/metrics', async (context) => {
    context.header('Cache-Control', 'no-store')
    if (!isToken(token, context.req.header('authorization') ?? '')) {
      context.header('WWW-Authenticate', 'Bearer')
      return answerRefusal(context, refuse('not-signed-in'))
    }
    // First what was measured: reading the books takes connections itself.
    const processes = await metrics.ofEachProcess()
    const standing = await readStanding()
    return context.body(metrics.write([...processes, standing]), 200, { 'Content-Type': CONTENT_TYPE })
  })
}

/** Compares digests: they are of one length, and a digest that is nearly right tells nothing of the token. */
function isToken(token: string, authorization: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
