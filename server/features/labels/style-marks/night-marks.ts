import { Drawing } from '../drawing.ts'
import { circle, star } from '../shapes.ts'

/** Stout: a crescent and its stars. */
export function crescentMark(): string {
  return new Drawing()
    .ground('#14213d', 120, 120)
    .fill('#f4e6c1', 'M72 22A36 36 0 1 0 96 76A30 30 0 1 1 72 22z')
    .fill('#f2b544', star(88, 40, 9, 3, 4) + star(28, 26, 6, 2, 4))
    .fill('#8fb8c9', circle(102, 62, 2.4) + circle(46, 14, 2.2) + circle(18, 60, 2.2) + circle(72, 52, 2))
    .fill('#23395d', 'M0 104Q28 88 56 100T120 92V120H0z')
    .toString()
}

/** Porter: a full moon behind hills. */
export function moonMark(): string {
  return new Drawing()
    .ground('#4a2545', 120, 120)
    .fill('#6a365c', circle(60, 52, 44))
    .fill('#f3cf9b', circle(60, 52, 28))
    .fill('#e5b67c', circle(51, 45, 6) + circle(70, 56, 4) + circle(63, 38, 3))
    .fill('#c4576a', 'M0 78Q22 58 46 72T92 66T120 74V120H0z')
    .fill('#8c3557', 'M0 92Q26 74 58 88T120 84V120H0z')
    .fill('#2c1530', 'M0 106Q34 90 66 102T120 98V120H0z')
    .toString()
}

/** Scotch Ale: half a moon over a loch between its hills. */
export function lochMark(): string {
  return new Drawing()
    .ground('#1d4e57', 120, 120)
    .fill('#f1e3b8', 'M32 62A28 28 0 0 1 88 62z')
    .fill('#e8b64c', star(24, 24, 7, 2.4, 4) + star(98, 22, 5, 1.8, 4))
    .fill('#0d2f38', 'M0 40L22 28L52 62H0zM120 36L96 26L66 62H120z')
    .fill('#2f7f80', 'M0 62H120V120H0z')
    .stroke('#f1e3b8', 4, 'M44 72H76M36 83H84M48 94H72')
    .toString()
}
