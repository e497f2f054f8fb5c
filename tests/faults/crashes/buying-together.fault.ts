import { BUYING_TOGETHER } from './buying-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while people buy what somebody else is changing. */
tryPoints(BUYING_TOGETHER)
