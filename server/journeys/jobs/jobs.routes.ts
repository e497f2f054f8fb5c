import * as contract from '#contract/jobs.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listJobs } from './list-jobs.ts'
import { retryJob } from './retry-job.ts'

/** Where admins look after what happens behind the pages. */
export function jobsRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.listJobs, () => listJobs(services))
  bind(api, services, contract.retryJob, (call) => retryJob(services, call.params, actor(call)))
}
