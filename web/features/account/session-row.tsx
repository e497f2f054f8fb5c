import type { OpenSession } from '#contract/sessions.ts'
import * as sessionsTexts from '#contract/texts/sessions.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { momentDay, momentWords } from '#web/ui/moment-words.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './sessions.module.css'

type Props = {
  session: OpenSession
  /** Used within the last 24 hours; otherwise the day is told. */
  isFresh: boolean
  timeZone: string
}

/** One browser in which the account is open, and its button. The one in use goes the way of every log-out. */
export function SessionRow({ session, isFresh, timeZone }: Props) {
  const t = useText()
  const { id, browser, system, openedAt, usedAt, isThis } = session
  const name =
    browser && system
      ? t(sessionsTexts.browserOn, { browser, system })
      : (browser ?? system ?? t(sessionsTexts.unknown))
  const [opened, used] = [momentWords(timeZone)(openedAt), momentDay(timeZone)(usedAt)]
  return (
    <li className={`ends ${styles.session}`}>
      <div>
        <h2>{name}</h2>
        {isThis && (
          <p>
            <StatusWord tone="good">{t(sessionsTexts.thisText)}</StatusWord>
          </p>
        )}
        <p className="quiet">
          {t(sessionsTexts.opened)} <time dateTime={openedAt}>{opened}</time>
        </p>
        {!isThis && (
          <p className="quiet">
            {isFresh ? (
              t(sessionsTexts.usedToday)
            ) : (
              <>
                {t(sessionsTexts.usedFrom)} <time dateTime={usedAt}>{used}</time> {t(sessionsTexts.usedTo)}
              </>
            )}
          </p>
        )}
      </div>
      <PostForm action={isThis ? '/logout' : '/account/sessions'}>
        {!isThis && <input type="hidden" name="session" value={id} />}
        <Button type="submit" look="outline" size="small">
          {t(sessionsTexts.end)}{' '}
          <span className="visually-hidden">
            {isThis ? t(sessionsTexts.endHere) : t(sessionsTexts.endOf, { name, date: opened })}
          </span>
        </Button>
      </PostForm>
    </li>
  )
}
