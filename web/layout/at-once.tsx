import type { ComponentProps } from 'react'

type Props = Omit<
  ComponentProps<'script'>,
  'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>

/**
 * A script that stands in the page and is read with it, before React comes, which leaves it as it stands.
 * @param code '' in the browser (`import.meta.env.SSR`): it has it from the page, and not a second time from the scripts
 */
export function AtOnce({ code, ...script }: Props & { code: string }) {
  return <script {...script} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
