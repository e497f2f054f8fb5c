import type { ReactNode } from 'react'
import * as publishTexts from '#contract/texts/publish.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownRoom } from './room.server.ts'

/**
 * Says how many beers there is room for, and how to get more: to who has not confirmed the e-mail always, to others from
 * half of their day on. Its child is the button that mails the confirmation link again.
 */
export function RoomNote({
  room: { proved, room, used, left, when },
  children,
}: {
  room: ShownRoom
  children: ReactNode
}) {
  const t = useText()
  if (room === null || left === null || (proved && left > room / 2)) return null
  return (
    <Notice label={t(publishTexts.roomTitle)}>
      {!proved && <p>{t(publishTexts.roomUnproved, { room, left })}</p>}
      {proved && (
        <p>
          {left
            ? t(publishTexts.roomToday, { room, left })
            : t(publishTexts.roomFullToday, { used, when: when ?? '' })}
        </p>
      )}
      {!proved && children}
    </Notice>
  )
}
