import { pageNotFound } from '#web/request/require-role.ts'

/** Every address that no page has. */
export function loader(): never {
  throw pageNotFound()
}

export const action = loader

export default function NotFoundPage() {
  return null
}
