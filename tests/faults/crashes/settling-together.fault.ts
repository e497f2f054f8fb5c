import { SETTLING_TOGETHER } from './settling-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while refunds are sent, and while two settle the same order. */
tryPoints(SETTLING_TOGETHER)
