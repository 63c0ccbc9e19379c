import { createContext, useContext, useEffect } from 'react'
import type { TranslateFunction } from 'react-admin'
import { pages } from '#schema/pages.ts'
import { portalSettings } from '../portalSettings.ts'

const keyByName = new Map(pages.map((page) => [page.name as string, `pages.${page.route || 'home'}`]))

/** Localized name of a page or group; names known only to a connected service are shown unchanged. */
export const translatePageName = (translate: TranslateFunction, name: string): string =>
  translate(keyByName.get(name) ?? `groups.${name}`, { _: name })

/** Localized form of a name that is data, such as a role; other names are shown unchanged. */
export const translateName = (translate: TranslateFunction, name: string): string =>
  translate(`names.${name}`, { _: name })

/** Sets the page's own title; null restores the page name. Provided by the shell. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined)

/** Replaces the page name by a title, such as the record's name, once it is known. */
export const usePageTitle = (title: string | null | undefined) => {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => {
    setTitle(title ?? null)
    return () => setTitle(null)
  }, [setTitle, title])
}

/** Appends the product name to the title. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} - ${portalSettings().product}`
  }, [title])
}
