import { createContext, useContext } from 'react'

/** The title of the card around; a chart of the same title does not say it twice. */
export const CardTitleContext = createContext<string | null>(null)

/** Whether the card around bears this title already. */
export const useIsCardTitle = (title: string) => useContext(CardTitleContext) === title
