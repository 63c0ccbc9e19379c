import { createContext, useContext, useEffect } from 'react'

/** Takes a page's own title, or null for the page's name; filled by the shell. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined)

/** Gives the page a title of its own, such as the record's name; until there is one, the page's name stands there. */
export const usePageTitle = (title: string | null | undefined) => {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => {
    setTitle(title ?? null)
    return () => setTitle(null)
  }, [setTitle, title])
}
