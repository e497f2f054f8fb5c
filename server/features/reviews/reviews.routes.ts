import * as contract from '#contract/reviews.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { answerReview } from './answer-review.ts'
import { listReviews } from './list-reviews.ts'
import { postReview } from './post-review.ts'
import { reportReview } from './report-review.ts'

/** What buyers think of beers, and what their breweries say to it. */
export function reviewsRoutes(api: Api, services: Services) {
  const { db } = services
  bind(api, services, contract.postReview, ({ body, caller }) => postReview(db, caller, body))
  bind(api, services, contract.listReviews, ({ params, query, caller }) =>
    listReviews(services.reports.db, params.id, query, caller),
  )
  bind(api, services, contract.answerReview, ({ params, body, caller }) =>
    answerReview(services, params.id, caller, body),
  )
  bind(api, services, contract.reportReview, ({ params, body, caller }) =>
    reportReview(db, params.id, caller, body.reason),
  )
}
