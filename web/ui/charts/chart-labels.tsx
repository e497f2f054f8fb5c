import type { ChartLabel } from './chart.ts'
import { shownLabels } from './chart-scale.ts'
import styles from './charts.module.css'

/** Labels such as '03/11', and the pixels that one of them wants; others, such as 'nov 2026', want more. */
const SHORT = { letters: 5, pixels: 46, shownAnywhere: 7 }
const LONG = { pixels: 72, shownAnywhere: 3 }
/** So many are all shown where there is room; of more this many. */
const FEW = 12
const SOME = 7
/** How wide a chart is, in steps that its style sheet knows. */
const ROOMS = [480, 680, 900]

/** What stands under a chart: as many of its labels as it is wide, at least the first, the middle one and the last. */
export function ChartLabels({ labels }: { labels: readonly ChartLabel[] }) {
  const count = labels.length
  const kind = labels.every(({ short }) => short.length <= SHORT.letters) ? SHORT : LONG
  const anywhere = shownLabels(count, kind.shownAnywhere)
  const withRoom = shownLabels(count, FEW, SOME)
  const room = ROOMS.find((pixels) => pixels >= withRoom.length * kind.pixels)
  const shown = [...new Set([...anywhere, ...withRoom])].sort((a, b) => a - b)
  return (
    <div className={styles.labels} aria-hidden="true">
      {shown.map((index) => (
        <span key={index} data-room={anywhere.includes(index) ? undefined : room} {...placeOf(index, count)}>
          {labels[index]!.short}
        </span>
      ))}
    </div>
  )
}

/** Under its bar; the outermost of many stay inside, as half of them would stand beyond the edge. */
function placeOf(index: number, count: number) {
  if (count > FEW && index === 0) return { style: { left: 0 } }
  if (count > FEW && index === count - 1) return { style: { right: 0 } }
  return { className: styles.centred, style: { left: `${((index + 0.5) / count) * 100}%` } }
}
