import { writeFile } from 'node:fs/promises'
import type { Row } from './pages.ts'
import type { Theme } from './photograph.ts'

/** A page in its state: `at` is its place in the list; either a picture in a theme, or why there is none. */
export type Taken = {
  row: Row
  at: number
  theme?: Theme
  file?: string
  picture?: Buffer
  failed?: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that shows all that was taken, group by group, with the big pictures to open. */
export async function writeIndex(folder: string, taken: Taken[], themes: readonly Theme[]): Promise<void> {
  const groups = [...new Set(taken.map(({ row }) => row.group))]
  const sections = groups.map((group) => {
    const sheets = themes
      .map((theme) => `<a href="${group.replaceAll(' ', '-')}-${theme}.jpg">${theme}, in one picture</a>`)
      .join(' · ')
    const lines = taken
      .filter(({ row }) => row.group === group)
      .map(({ row, theme, file, failed }) => {
        const name = escaped([row.route, row.state, row.who, theme].filter(Boolean).join(' · '))
        return failed
          ? `<p class="failed">${name}: ${escaped(failed)}</p>`
          : `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a>`
      })
    return `<h2 id="${group}">${group}</h2><p>${sheets}</p>${lines.join('\n')}`
  })
  await writeFile(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:16px sans-serif;background:#8d8a86;margin:24px}img{max-width:100%;display:block;margin:8px 0}.failed{color:#8a1c00}a{color:inherit}</style>
<h1>Contact sheet</h1>${sections.join('\n')}`,
  )
}
