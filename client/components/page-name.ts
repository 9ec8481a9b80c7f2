import { createContext } from 'react'

/** The title of the page around a component: of the event or the organization that it shows. */
export const PageName = createContext('')
