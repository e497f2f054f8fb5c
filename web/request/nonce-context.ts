import { createContext } from 'react'

/** The request's nonce while the server renders; browsers hide nonces, so in them it is undefined. */
export const NonceContext = createContext<string | undefined>(undefined)
