import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const bare = (sheet: string) => sheet.replace(/\/\*[\s\S]*?\*\//g, '')

const sheets = globSync('**/*.module.css', { cwd: WEB }).map((file) => join(WEB, file))
const components = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .map((file) => join(WEB, file))
  .map((file) => ({ file, source: read(file) }))

/** Under which name which component knows a sheet. */
const importsOf = (sheet: string) =>
  components.flatMap(({ file, source }) =>
    [...source.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)]
      .filter(([, , from]) =>
        from!.startsWith('#web/')
          ? join(WEB, from!.slice(5)) === sheet
          : resolve(dirname(file), from!) === sheet,
      )
      .map(([, name]) => ({ file, source, name: name! })),
  )

const classesOf = (sheet: string) =>
  new Set(
    [
      ...bare(sheet)
        .replace(/\{[^{}]*\}/g, ' ')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name]) => name!),
  )

const primitives = classesOf(read(join(WEB, 'ui/primitives.css')))

test('what components name of a sheet stands in it, and what stands there is named', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const wrong = sheets.flatMap((sheet) => {
    const users = importsOf(sheet)
    const named = users.flatMap(({ source, name }) =>
      [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .map(([, word]) => word!)
        // `cart-line.module.css` under its own name: the import itself.
        .filter((word) => word !== 'module' && word !== 'ts'),
    )
    const isChosenByValue = users.some(({ source, name }) => new RegExp(`\\b${name}\\[`).test(source))
    const classes = classesOf(read(sheet))
    return [
      ...named.filter((name) => !classes.has(name)).map((name) => `${sheet}: no .${name}`),
      ...[...classes]
        .filter((name) => !isChosenByValue && !named.includes(name))
        .map((name) => `${sheet}: nobody names .${name}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('each primitive is used, and none is asked for that there is not', () => {
  const asked = components.flatMap(({ source }) =>
    [...source.matchAll(/(?<=["'`\s])(?:stack|wrap|row|ends|beside|slides|quiet|gap-\w+)(?=["'`\s])/g)].map(
      ([name]) => name,
    ),
  )
  expect([...primitives].toSorted()).toEqual(
    [...new Set(asked.filter((name) => primitives.has(name)))].toSorted(),
  )
  expect(asked.filter((name) => name.startsWith('gap-') && !primitives.has(name))).toEqual([])
})

test('no sheet says a primitive again', () => {
  const again = sheets.flatMap((sheet) =>
    [...bare(read(sheet)).matchAll(/(?<!,\n)^\.([\w-]+) \{([^{}]*)\}/gm)]
      .filter(([, , rule]) => {
        const says = (words: string) => rule!.includes(`\n  ${words};`)
        const isPlain =
          !/grid-template-columns: (?!minmax\(0, 1fr\);)|grid-auto-flow|grid-template-rows|place-/.test(rule!)
        const isSpaced = /\n {2}gap: var\(--space-[1-7]\);/.test(rule!)
        return (
          (says('display: grid') && isSpaced && isPlain) ||
          (says('display: flex') &&
            says('flex-wrap: wrap') &&
            isSpaced &&
            !/align-items: (?!center)/.test(rule!)) ||
          (says('color: var(--ink-2)') && says('font-size: var(--size-2)'))
        )
      })
      .map(([, name]) => `${sheet}: .${name}`),
  )
  expect(again).toEqual([])
})
