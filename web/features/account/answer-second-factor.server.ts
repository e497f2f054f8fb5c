import { data, redirect } from 'react-router'
import {
  beginSecondFactor,
  codeForm,
  confirmSecondFactor,
  endSecondFactor,
  passwordForm,
  provenForm,
  renewBackupCodes,
} from '#contract/second-factor.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { ownPath } from '#web/request/own-path.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { answerProof } from '../../request/answer-proof.server.ts'
import { secondFactorPath, viewOf } from './second-factor-views.ts'

type NotDone = Extract<Awaited<ReturnType<typeof answerProof>>, { ok: false }>

/**
 * The forms of /account/secondFactor, told apart by the view in the address. Answers with another view, with backup codes
 * to be shown this once, or with why it did not work.
 */
export async function answerSecondFactor(context: PageContext, form: FormData, url: URL) {
  const next = ownPath(url.searchParams.get('next'))
  const view = viewOf(url)
  switch (view) {
    case 'begin':
    case 'move': {
      const begun = await answerProof(form, {
        schema: view === 'begin' ? passwordForm : provenForm,
        name: 'proof',
        save: (body) => tryApi(context, beginSecondFactor, { body }),
      })
      return begun.ok ? redirect(secondFactorPath('confirm', next), 303) : notDone(begun)
    }
    case 'confirm': {
      const confirmed = await answerProof(form, {
        schema: codeForm,
        name: 'code',
        save: (body) => tryApi(context, confirmSecondFactor, { body }),
      })
      return confirmed.ok ? data({ ...confirmed.value, of: view }) : notDone(confirmed)
    }
    case 'renew': {
      const renewed = await answerProof(form, {
        schema: provenForm,
        name: 'proof',
        save: (body) => tryApi(context, renewBackupCodes, { body }),
      })
      return renewed.ok ? data({ ...renewed.value, of: view }) : notDone(renewed)
    }
    case 'end': {
      const ended = await answerProof(form, {
        schema: provenForm,
        name: 'proof',
        save: (body) => tryApi(context, endSecondFactor, { body }),
      })
      if (!ended.ok) return notDone(ended)
      leaveFlash(context, { kind: 'success', code: 'secondFactor.off' })
      return redirect(secondFactorPath(undefined, next), 303)
    }
    default:
      throw pageNotFound()
  }
}

function notDone({ status, refusal }: NotDone) {
  return data(refusal, { status })
}
