import { type ReactNode, useEffect, useState } from 'react'
import { I18nContext, useStore } from 'react-admin'
import { sendLanguage } from '../app/preferences.ts'
import { makeI18nProvider, type PortalI18n } from './i18nProvider.ts'
import { type Language, loadCatalogue } from './index.ts'

interface LanguageProviderProps {
  readonly initial: PortalI18n
  readonly children: ReactNode
}

const inLanguage = async (language: Language, before: PortalI18n) => {
  const provider = makeI18nProvider(language, await loadCatalogue(language))
  // Another area may be opened in the meantime.
  do await provider.open(before.opened)
  while (!provider.isOpen([...before.opened]))
  return provider
}

/**
 * Provides the texts of the selected language. Replaces react-admin's provider, which remounts the whole portal on a
 * language change: forms would lose their input and the page would refetch.
 */
export const LanguageProvider = ({ initial, children }: LanguageProviderProps) => {
  const [chosen] = useStore<Language>('language', initial.getLocale() as Language)
  const [provider, setProvider] = useState(initial)
  const shown = provider.getLocale()

  useEffect(() => {
    document.documentElement.lang = shown
    sendLanguage(shown as Language)
    if (chosen === shown) return
    let isCurrent = true
    const load = async () => {
      const next = await inLanguage(chosen, provider)
      if (isCurrent) setProvider(next)
    }
    // If loading fails, the current texts stay.
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [chosen, shown, provider])

  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}
