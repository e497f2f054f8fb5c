import { Hono } from 'hono'
import * as contract from '#contract/media.ts'
import type { Api, ApiEnv } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { servePicture } from './serve-picture.ts'
import { takeInPicture } from './take-in-picture.ts'

/** The upload. */
export function mediaRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  bind(api, services, contract.uploadPicture, ({ body, context }) =>
    takeInPicture(services, body.file, peerOf(context)),
  )
}

/** Pictures for everybody: `/media/{name}/{width}.avif` or `.webp`, and `/media/{name}` for who does not choose. */
export function pictureRoutes(services: Services): Api {
  const routes: Api = new Hono<ApiEnv>()
  routes.get('/media/:name', (context) => servePicture(services, context, context.req.param('name')))
  routes.get('/media/:name/:version', (context) =>
    servePicture(services, context, context.req.param('name'), context.req.param('version')),
  )
  return routes
}
