import { globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SPOKEN } from '../language/scripts-in-language.ts'

/** Takes away the scripts with the texts of all languages: no page asks for one that lies in the folder of each language. */
export function dropAllLanguages(folder: string): void {
  for (const file of globSync(`assets/${SPOKEN[0]}/*.js`, { cwd: folder }))
    rmSync(join(folder, 'assets', basename(file)), { force: true })
}
