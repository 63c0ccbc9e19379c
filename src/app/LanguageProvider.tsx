import { I18nContext, type TranslationMessages, useStore } from 'react-admin'
import { type ReactNode, useEffect, useState } from 'react'
import { makeI18nProvider } from '../i18n/i18nProvider.ts'
import { type Language, loadCatalogue } from '../i18n/index.ts'

interface LanguageProviderProps {
  readonly initial: { readonly language: Language; readonly messages: TranslationMessages }
  readonly children: ReactNode
}

/**
 * The texts of the chosen language. In place of ra-core's own provider, which mounts the whole portal anew when the
 * language changes, so that a form would lose what was typed and the page would be asked for once more.
 */
export const LanguageProvider = ({ initial, children }: LanguageProviderProps) => {
  const [chosen] = useStore<Language>('language', initial.language)
  const [provider, setProvider] = useState(() => makeI18nProvider(initial.language, initial.messages))
  const shown = provider.getLocale()

  useEffect(() => {
    document.documentElement.lang = shown
    if (chosen === shown) return
    let isWanted = true
    const load = async () => {
      const messages = await loadCatalogue(chosen)
      if (isWanted) setProvider(makeI18nProvider(chosen, messages))
    }
    // Without the other texts, the ones on the screen stay.
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [chosen, shown])

  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}
