import { type ComponentProps, use } from 'react'
import { Link } from 'react-router'
import { OnlySeen } from './only-seen.ts'

/** A link among words to a form that does something: where that is refused it looks so, and still leads to what it would ask. */
export function AskLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} aria-disabled={use(OnlySeen)} />
}
