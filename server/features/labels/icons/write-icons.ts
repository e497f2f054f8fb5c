import { writeFileSync } from 'node:fs'
import { APP_ICONS } from './app-icons.ts'

// Writes the house's icons to public/, whence the build takes them along: `npm run icons` after a change of the mark.
for (const [name, draw] of Object.entries(APP_ICONS)) {
  writeFileSync(new URL(`../../../../public/${name}`, import.meta.url), await draw())
}
