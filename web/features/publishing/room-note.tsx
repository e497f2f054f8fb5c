import type { ReactNode } from 'react'
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
    <Notice label={t('room.title')}>
      {!proved && <p>{t('room.unproved', { room, left })}</p>}
      {proved && (
        <p>{left ? t('room.today', { room, left }) : t('room.fullToday', { used, when: when ?? '' })}</p>
      )}
      {!proved && children}
    </Notice>
  )
}
