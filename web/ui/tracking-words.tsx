import { trackingAddress } from '#contract/carriers.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as uploadTexts from '#contract/texts/upload.ts'
import { useText } from '#web/texts.ts'

type Props = { parcel: { carrier: string; tracking: string }; className?: string }

/** A parcel's tracking number: a link to where its carrier shows the way of it, if we know that. */
export function TrackingWords({ parcel, className }: Props) {
  const t = useText()
  if (!parcel.tracking) return null
  const words = t(accountWords.tracking, { tracking: parcel.tracking })
  const address = trackingAddress(parcel)
  return (
    <span className={className}>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          {words}
          <span className="visually-hidden"> {t(uploadTexts.newTab)}</span>
        </a>
      ) : (
        words
      )}
    </span>
  )
}
