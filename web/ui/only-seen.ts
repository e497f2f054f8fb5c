import { createContext } from 'react'

/**
 * Whether everything is only looked at, and every form that does something refused: an admin sees the shop as somebody. Nothing where
 * it is not, as attributes want it that are not there then.
 */
export const OnlySeen = createContext<true | undefined>(undefined)

/** Whether the form that one stands in is refused for it. */
export const FormRefused = createContext<true | undefined>(undefined)
