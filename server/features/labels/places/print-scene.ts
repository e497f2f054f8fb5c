import type { RuleName } from '../rules/rules.ts'
import { inCounterchange } from './in-counterchange.ts'
import { inOneLine, inSwellingLines } from './in-lines.ts'
import { inBlocks, inRosette, inTiles } from './in-pieces.ts'
import { inScreen } from './in-screen.ts'
import { inCloseUp, inCutOuts, inEchoes, inMisprint, inScenes, inStickers } from './in-sheets.ts'
import { inStitches } from './in-stitches.ts'
import { inWoodcut } from './in-woodcut.ts'
import type { Scene } from './scene-of.ts'

/** How each rule prints a place, the thing in it last. */
export const printScene: Readonly<Record<RuleName, (scene: Scene) => string>> = {
  'cut-outs': inCutOuts,
  misprint: inMisprint,
  screen: inScreen,
  woodcut: inWoodcut,
  'one-line': inOneLine,
  counterchange: inCounterchange,
  tiled: inTiles,
  stitches: inStitches,
  'close-up': inCloseUp,
  stickers: inStickers,
  rosette: inRosette,
  echoes: inEchoes,
  blocks: inBlocks,
  'swelling-lines': inSwellingLines,
  scenes: inScenes,
}
