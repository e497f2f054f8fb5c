import { TAKING_NOTICES } from './settling-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while notices of payments arrive. */
tryPoints(TAKING_NOTICES)
