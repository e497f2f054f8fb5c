import styles from './spilled-glass.module.css'

/** A pint that fell over: the drawing of the 404 page. */
export function SpilledGlass() {
  return (
    <svg viewBox="-20 118 500 184" className={styles.scene} aria-hidden="true" focusable="false">
      <path
        className={styles.beer}
        d="M176 230c-10 18-24 32-54 35-44 4-98 4-104 15-6 12 70 16 152 16 76 0 136-2 152-9 12-6 4-16-16-20l-116-1Z"
      />
      <path className={styles.inside} d="M190 134l240 32a15 50 0 0 1 0 100H190a20 66 0 0 1 0-132Z" />
      <path className={styles.beer} d="M172 228a20 66 0 0 0 18 38h214a13 52 0 0 0 11-38Z" />
      <path className={styles.base} d="M404 162.5l26 3.5a15 50 0 0 1 0 100h-26a13 52 0 0 0 0-103.5Z" />
      <path className={styles.gleam} d="m236 158 132 17" />
      <ellipse className={styles.line} cx="190" cy="200" rx="20" ry="66" />
      <path className={styles.line} d="m190 134 240 32a15 50 0 0 1 0 100H190" />
      <g className={styles.foam}>
        <circle cx="176" cy="240" r="15" />
        <circle cx="160" cy="253" r="16" />
        <circle cx="138" cy="263" r="15" />
        <circle cx="116" cy="270" r="12" />
        <circle cx="98" cy="275" r="8" />
      </g>
      <g className={styles.bubbles}>
        <circle cx="58" cy="282" r="4" />
        <circle cx="84" cy="287" r="3" />
        <circle cx="262" cy="250" r="4" />
        <circle cx="310" cy="242" r="3" />
        <circle cx="362" cy="252" r="5" />
      </g>
    </svg>
  )
}
