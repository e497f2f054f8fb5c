import styles from './role-picture.module.css'

/** What each comes for, to whom it is said beside: who buys, a full glass; who sells, a label. */
export function RolePicture({ role }: { role: 'buyer' | 'seller' }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 120 120"
      width="96"
      height="96"
      aria-hidden="true"
      focusable="false"
    >
      {role === 'buyer' ? <FullGlass /> : <Label />}
    </svg>
  )
}

function FullGlass() {
  return (
    <>
      <path className={styles.beer} d="M34 34h52l-6 72H40Z" />
      <path className={styles.foam} d="M30 36c-6-12 8-20 15-14 5-12 25-12 30 0 8-5 21 3 15 14Z" />
      <path className={styles.line} d="M34 36h52l-6 70H40Z" />
      <path className={styles.gleam} d="M46 50l3 42" />
    </>
  )
}

function Label() {
  return (
    <>
      <rect className={styles.sky} x="24" y="8" width="72" height="100" rx="8" />
      <circle className={styles.sun} cx="60" cy="40" r="19" />
      <path
        className={styles.hills}
        d="M24 76c14-12 24-8 36-2s22 8 36-4v30a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8Z"
      />
      <rect className={styles.line} x="24" y="8" width="72" height="100" rx="8" />
      <rect className={styles.plate} x="34" y="54" width="52" height="32" rx="4" />
      <path className={styles.words} d="M44 66h32M50 75h20" />
    </>
  )
}
