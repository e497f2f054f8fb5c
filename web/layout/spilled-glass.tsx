import styles from './spilled-glass.module.css'

/** A glass that fell over: the drawing of the 404 page. */
export function SpilledGlass() {
  return (
    <svg viewBox="0 104 520 192" className={styles.scene} aria-hidden="true" focusable="false">
      <path
        className={styles.beer}
        d="M196 244c-44-4-92 0-120 8-34 10-62 4-66 14-5 14 60 20 150 20 120 0 250 0 300-8 40-6 36-18 4-22-20-3-40 0-56-6l-40-10-172 4Z"
      />
      <g>
        <path
          className={styles.inside}
          d="m206 250 8-138 226 30c9 1 16 9 15 18l-6 62c-1 9-8 16-17 17l-226 11Z"
        />
        <path
          className={styles.beer}
          d="m206 250 3-50c40-14 84-16 128-6 40 9 76 8 116-2l-4 30c-1 9-8 16-17 17l-226 11Z"
        />
        <path
          className={styles.line}
          d="m206 250 8-138 226 30c9 1 16 9 15 18l-6 62c-1 9-8 16-17 17l-226 11Z"
        />
        <path className={styles.gleam} d="m250 140 130 17" />
      </g>
      <g className={styles.foam}>
        <circle cx="196" cy="240" r="20" />
        <circle cx="166" cy="254" r="15" />
        <circle cx="140" cy="262" r="10" />
        <circle cx="214" cy="258" r="16" />
        <circle cx="190" cy="264" r="14" />
      </g>
      <g className={styles.bubbles}>
        <circle cx="64" cy="268" r="4" />
        <circle cx="98" cy="272" r="3" />
        <circle cx="300" cy="216" r="4" />
        <circle cx="336" cy="224" r="3" />
        <circle cx="392" cy="214" r="5" />
      </g>
    </svg>
  )
}
