import styles from './avatar.module.css'

const SCALLOPS = Array.from({ length: 36 }, (_, at) => at * 10)

/** A beer mat with somebody's initials: stands where a picture will be. It is a drawing, not read out. */
export function Avatar({ initials, className }: { initials: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      <g className={styles.rim}>
        {SCALLOPS.map((turn) => (
          <circle key={turn} cx="100" cy="9" r="8.6" transform={`rotate(${turn} 100 100)`} />
        ))}
        <circle cx="100" cy="100" r="91" />
      </g>
      <circle cx="100" cy="100" r="80" className={styles.mat} />
      <circle cx="100" cy="100" r="73" className={styles.hairline} />
      <text x="100" y="103" className={styles.initials} textAnchor="middle" dominantBaseline="central">
        {initials}
      </text>
    </svg>
  )
}
