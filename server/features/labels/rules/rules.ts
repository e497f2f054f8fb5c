import { drawBlocks } from './blocks.ts'
import { drawCloseUp } from './close-up.ts'
import type { Composition } from './compose.ts'
import { drawCounterchange } from './counterchange.ts'
import { drawCutOuts } from './cut-outs.ts'
import { drawEchoes } from './echoes.ts'
import { drawMisprint } from './misprint.ts'
import { drawOneLine } from './one-line.ts'
import { drawRosette } from './rosette.ts'
import type { DrawRule } from './rule.ts'
import { drawScreen } from './screen.ts'
import { drawStickers } from './stickers.ts'
import { drawStitches } from './stitches.ts'
import { drawSwellingLines } from './swelling-lines.ts'
import { drawTiled } from './tiled.ts'
import { drawWoodcut } from './woodcut.ts'

/** How a brewery draws everything that it draws. */
export const RULE_NAMES = [
  'cut-outs',
  'misprint',
  'screen',
  'woodcut',
  'one-line',
  'counterchange',
  'tiled',
  'stitches',
  'close-up',
  'stickers',
  'rosette',
  'echoes',
  'blocks',
  'swelling-lines',
  'scenes',
] as const
export type RuleName = (typeof RULE_NAMES)[number]

interface Rule {
  /** Null: a landscape by the beer's style. */
  draw: DrawRule | null
  /** What its beers choose among: as often as it stands there. */
  compositions: readonly Composition[]
}

export const RULES: Readonly<Record<RuleName, Rule>> = {
  'cut-outs': { draw: drawCutOuts, compositions: ['alone', 'alone', 'pair', 'near'] },
  misprint: { draw: drawMisprint, compositions: ['alone', 'alone', 'pair', 'trio', 'near'] },
  screen: { draw: drawScreen, compositions: ['alone', 'pair', 'near', 'near'] },
  woodcut: { draw: drawWoodcut, compositions: ['alone', 'pair', 'near', 'two', 'trio'] },
  'one-line': { draw: drawOneLine, compositions: ['alone', 'pair', 'trio', 'near'] },
  counterchange: { draw: drawCounterchange, compositions: ['alone', 'near', 'pair', 'row', 'two', 'trio'] },
  tiled: { draw: drawTiled, compositions: ['alone', 'flock', 'flock'] },
  stitches: { draw: drawStitches, compositions: ['alone', 'row'] },
  'close-up': { draw: drawCloseUp, compositions: ['close'] },
  stickers: { draw: drawStickers, compositions: ['alone', 'pair', 'trio', 'flock', 'flock'] },
  rosette: { draw: drawRosette, compositions: ['alone'] },
  echoes: { draw: drawEchoes, compositions: ['alone', 'alone', 'pair', 'trio', 'trio'] },
  blocks: { draw: drawBlocks, compositions: ['alone', 'flock', 'flock'] },
  'swelling-lines': { draw: drawSwellingLines, compositions: ['alone', 'near', 'two', 'pair'] },
  scenes: { draw: null, compositions: ['alone'] },
}
