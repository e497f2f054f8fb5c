import { createContext } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'

/** Who is signed in, for loaders and actions of pages of a role: `context.get(signedIn)`. Set by guardPages, and by nothing else. */
export const signedIn = createContext<SessionUser>()
