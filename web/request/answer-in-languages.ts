import { existsSync, readdirSync } from 'node:fs'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { languageNow } from '#contract/texts/language.ts'
import { SPOKEN, type Spoken, scriptsIn } from '../language/scripts-in-language.ts'

/**
 * Answers requests for pages with the scripts of the reader's language, and who asks for more of the map of pages with that of
 * the scripts they have, whatever language another tab has chosen since.
 * @param serverFile the built server: what browsers load lies beside it. Built nothing (in development), nothing lies there
 */
export function answerInLanguages(build: ServerBuild, mode: string, serverFile: string): RequestHandler {
  const folder = new URL('../client/assets/unchosen', serverFile)
  const spoken = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const answers = new Map<Spoken, RequestHandler>()
  const byVersion = new Map<string, RequestHandler>()
  for (const language of SPOKEN) {
    const assets = scriptsIn(language, build.assets, spoken)
    const answer = createRequestHandler({ ...build, assets }, mode)
    answers.set(language, answer)
    byVersion.set(assets.version, answer)
  }
  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = pathname === build.routeDiscovery.manifestPath && searchParams.get('version')
    const answer = (asked && byVersion.get(asked)) || answers.get(languageNow() ?? 'unchosen')!
    return answer(request, context)
  }
}
