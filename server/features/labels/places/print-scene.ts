import type { RuleName } from '../rules/rules.ts'
import { inOneLine, inScreen, inSwellingLines, inWoodcut } from './in-lines.ts'
import { inBlocks, inCounterchange, inRosette, inTiles } from './in-pieces.ts'
import { inCloseUp, inCutOuts, inEchoes, inMisprint, inScenes, inStickers } from './in-sheets.ts'
import { inStitches } from './in-stitches.ts'
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
