import { PLACING } from './buying-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while people place orders. */
tryPoints(PLACING)
