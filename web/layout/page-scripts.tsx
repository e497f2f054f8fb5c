import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { AtOnce } from './at-once.tsx'
import { useHandle } from './use-handle.ts'

type Rendered = ReactElement<{ children?: ReactNode }>
type Script = ReactElement<{ type?: string; dangerouslySetInnerHTML: { __html: string } }>
type Preload = ReactElement<{ rel: string; href: string }>

/** How the element is typed that holds the page's module until it is run: browsers run nothing of a type that they do not know. */
const LATER = 'text/later'

/**
 * What runs in the page at once: after its first paint, or its first use, it announces the module's files all together, and runs
 * the module as it stands in the element before this. The element that runs is gone before React looks at the page.
 */
const RUN_LATER = !import.meta.env.SSR
  ? ''
  : `{
const me = document.currentScript, held = me.previousElementSibling
const uses = held.dataset.once === "used" ? ["pointerdown", "keydown", "focusin"] : []
const add = (name, facts) => {
  const element = Object.assign(document.createElement(name), facts)
  document.head.append(element)
  return element
}
const run = () => requestAnimationFrame(() => setTimeout(() => {
  for (const href of held.dataset.files.split(" ")) add("link", { rel: "modulepreload", href })
  add("script", { type: "module", nonce: me.nonce, textContent: held.textContent }).remove()
}))
const use = () => {
  for (const kind of uses) removeEventListener(kind, use)
  run()
}
for (const kind of uses) addEventListener(kind, use)
if (!uses.length) run()
}`

/**
 * React Router's scripts, fetched and run once the page has been painted, or used where its handle says so. A page reads and
 * works without them; before that they would share a phone's line with its styles, letters and first pictures. `Scripts` has no
 * setting for it: it is called for what it renders.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const once = useHandle()?.liveOnceUsed ? 'used' : 'painted'
  const rendered: Rendered | null = Scripts({ nonce })
  if (!rendered) return null
  const elements = flat(rendered.props.children)
  const files = elements.flatMap((each) => (isPreload(each) ? each.props.href : []))
  const scripts = elements.filter((each) => !isPreload(each)) as Script[]
  const now = scripts.filter(({ props }) => props.type !== 'module')
  const later = scripts.find(({ props }) => props.type === 'module')
  return (
    <>
      {now}
      <AtOnce
        nonce={nonce}
        type={LATER}
        data-files={[...new Set(files)].join(' ')}
        data-once={once}
        code={later?.props.dangerouslySetInnerHTML.__html ?? ''}
      />
      <AtOnce nonce={nonce} code={RUN_LATER} />
    </>
  )
}

function flat(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((each) => {
    if (!isValidElement<{ children?: ReactNode }>(each)) return []
    return typeof each.type === 'string' ? [each] : flat(each.props.children)
  })
}

function isPreload(element: ReactElement): element is Preload {
  return element.type === 'link'
}
