import { createContext } from 'react'

/** The request's nonce while the server renders. Browsers hide nonces: what they show of it is ''. */
export const NonceContext = createContext('')
