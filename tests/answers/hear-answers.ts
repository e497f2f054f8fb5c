import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ANSWERS, type ToldAnswer } from '#server/http/tell-answer.ts'
import { brokenPromises } from './broken-promises.ts'

/** Holds each answer that this process gives from now on to its contract: `tell` hears what is broken. Returns its end. */
export function hearAnswers(tell: (broken: string) => void): () => void {
  const hear = (told: unknown) => {
    for (const broken of brokenPromises(told as ToldAnswer)) tell(broken)
  }
  subscribe(ANSWERS, hear)
  return () => void unsubscribe(ANSWERS, hear)
}
