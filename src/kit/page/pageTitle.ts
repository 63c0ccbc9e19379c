import { createContext, useContext, useEffect } from 'react'
import type { TranslateFunction } from 'react-admin'
import { pages } from '../../../schema/pages.ts'
import { portalSettings } from '../portalSettings.ts'

const keyByName = new Map(pages.map((page) => [page.name as string, `pages.${page.route || 'home'}`]))

/**
 * A page's or group's name in the language of the screen; a name that only a connected service knows is shown as it
 * came.
 */
export const translatePageName = (translate: TranslateFunction, name: string): string =>
  translate(keyByName.get(name) ?? `groups.${name}`, { _: name })

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

/** The document's title: every one ends with the product's name after a dash (spec 1 §1). */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} - ${portalSettings().product}`
  }, [title])
}
