import { SETTLING } from './settling-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while payments settle. */
tryPoints(SETTLING)
