import type { ListedClaim } from '#contract/brewery-claims.ts'
import styles from './brewery-claims.module.css'

/** What somebody writes that shows that a brewery is theirs, and the page that they name. */
export function ClaimWords({ claim: { words, link } }: { claim: ListedClaim }) {
  return (
    <div className={`stack gap-2 ${styles.said}`}>
      <p>{words}</p>
      {link && (
        <a href={link} target="_blank" rel="noreferrer nofollow">
          {link}
        </a>
      )}
    </div>
  )
}
