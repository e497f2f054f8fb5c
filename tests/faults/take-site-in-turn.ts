import { expect } from 'vitest'
import { TURN } from './how-often.ts'
import { siteInTurn } from './trial-sites.ts'

// Before each file of trials: its world outside is at this site (an-outside-world.ts), unless a site is named for all.
process.env.SANDBOX_MERCADO_PAGO_SITE ??= siteInTurn(expect.getState().testPath!, TURN)
