import { liftWarning as liftWarningCall } from '#contract/disputes.ts'
import * as foundOrders from '#contract/found-orders.ts'
import * as contract from '#contract/order-desk.ts'
import { listWork as listWorkCall } from '#contract/work-list.ts'
import * as tasks from '#contract/work-tasks.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { liftWarning } from '../disputes/lift-warning.ts'
import { cancelOpenOrder } from './cancel-open-order.ts'
import { closeReview } from './close-review.ts'
import { downloadOrders } from './download-orders.ts'
import { findOrders } from './find-orders.ts'
import { getOrder } from './get-order.ts'
import { getTask } from './get-task.ts'
import { giveTask } from './give-task.ts'
import { listWork } from './list-work.ts'
import { noteTask } from './note-task.ts'
import { refundOrder } from './refund-order.ts'
import { retryRefund } from './retry-refund.ts'

/** Where admins look after orders and their money. */
export function orderDeskRoutes(api: Api, services: Services) {
  const { db, env } = services
  const reports = readThrough(services, 'reports')
  const actor = actorOf(env)
  bind(api, services, foundOrders.findOrders, ({ query }) => findOrders(reports, query))
  bind(api, services, foundOrders.downloadOrders, (call) =>
    downloadOrders(services, reports.db, call.query, actor(call)),
  )
  bind(api, services, contract.getOrder, ({ params }) => getOrder(db, params.id))
  bind(api, services, contract.refundOrder, (call) =>
    refundOrder(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.retryRefund, (call) => retryRefund(services, call.params.id, actor(call)))
  bind(api, services, contract.cancelOpenOrder, (call) =>
    cancelOpenOrder(services, call.params.id, call.body.reason, actor(call)),
  )
  bind(api, services, contract.closeReview, (call) =>
    closeReview(services, call.params.id, call.body.reason, actor(call)),
  )
  bind(api, services, liftWarningCall, (call) =>
    liftWarning(services, call.params.id, call.body.reason, actor(call)),
  )
  bind(api, services, listWorkCall, ({ query, caller }) => listWork(reports.db, query, caller.id))
  bind(api, services, tasks.getTask, ({ params }) => getTask(db, params))
  bind(api, services, tasks.giveTask, (call) => giveTask(services, call.params, call.body, actor(call)))
  bind(api, services, tasks.noteTask, (call) => noteTask(services, call.params, call.body, actor(call)))
}
