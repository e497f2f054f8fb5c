import { type ComponentProps, use } from 'react'
import { Form } from 'react-router'
import { FormRefused, OnlySeen } from './only-seen.ts'

/**
 * A form that does something: sent by POST, and the page's data is loaded anew whatever the answer was. React Router by itself
 * leaves everything as it stood after a refusal, but it was refused for what changed meanwhile. Browsers without scripts
 * load the whole page anyway. `<Form>` is for what only asks.
 */
export function PostForm(props: Omit<ComponentProps<typeof Form>, 'method' | 'defaultShouldRevalidate'>) {
  return (
    <FormRefused value={use(OnlySeen)}>
      <Form method="post" defaultShouldRevalidate {...props} />
    </FormRefused>
  )
}
