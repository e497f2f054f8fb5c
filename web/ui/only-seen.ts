import { createContext } from 'react'

/** Whether everything is only looked at, and every form that does something refused: an admin sees the shop as somebody. */
export const OnlySeen = createContext(false)

/** Whether the form that one stands in is refused for it. */
export const FormRefused = createContext(false)
