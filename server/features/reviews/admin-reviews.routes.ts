import * as contract from '#contract/admin-reviews.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { judgeReview } from './judge-review.ts'
import { keepReview } from './keep-review.ts'
import { listAllReviews } from './list-all-reviews.ts'

/** What admins decide about reviews. */
export function adminReviewsRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.listAllReviews, ({ query }) => listAllReviews(services.reports.db, query))
  bind(api, services, contract.judgeReview, (call) =>
    judgeReview(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.keepReview, (call) =>
    keepReview(services.db, call.params.id, call.body.reason, actor(call)),
  )
}
