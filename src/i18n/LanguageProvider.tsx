import { type ReactNode, useEffect, useState } from 'react'
import { I18nContext, useStore } from 'react-admin'
import { tellLanguage } from '../app/preferences.ts'
import { makeI18nProvider, type PortalI18n } from './i18nProvider.ts'
import { type Language, loadCatalogue } from './index.ts'

interface LanguageProviderProps {
  readonly initial: PortalI18n
  readonly children: ReactNode
}

/** The same texts in another language: those of every page, and of the areas that are open. */
const inLanguage = async (language: Language, before: PortalI18n) => {
  const provider = makeI18nProvider(language, await loadCatalogue(language))
  // Meanwhile another area may be opened.
  do await provider.open(before.opened)
  while (!provider.isOpen([...before.opened]))
  return provider
}

/**
 * The texts of the chosen language. In place of react-admin's own provider, which mounts the whole portal anew when the
 * language changes, so that a form would lose what was typed and the page would be asked for once more.
 */
export const LanguageProvider = ({ initial, children }: LanguageProviderProps) => {
  const [chosen] = useStore<Language>('language', initial.getLocale() as Language)
  const [provider, setProvider] = useState(initial)
  const shown = provider.getLocale()

  useEffect(() => {
    document.documentElement.lang = shown
    tellLanguage(shown as Language)
    if (chosen === shown) return
    let isWanted = true
    const load = async () => {
      const next = await inLanguage(chosen, provider)
      if (isWanted) setProvider(next)
    }
    // Without the other texts, the ones on the screen stay.
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [chosen, shown, provider])

  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}
