import { WAITING_FOR_PAYMENT } from './buying-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while people are on their way to a payment page. */
tryPoints(WAITING_FOR_PAYMENT)
