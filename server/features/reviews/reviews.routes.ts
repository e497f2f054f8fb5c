import { postReview as call } from '#contract/purchases.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { postReview } from './post-review.ts'

export function reviewsRoutes(api: Api, services: Services) {
  bind(api, services, call, ({ body, caller }) => postReview(services.db, caller, body))
}
