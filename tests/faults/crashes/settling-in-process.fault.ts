import { IN_PROCESS } from './settling-points.ts'
import { tryPoints } from './try-points.ts'

/** Processes that die while the provider has taken refunds on, and while they hear what became of them. */
tryPoints(IN_PROCESS)
