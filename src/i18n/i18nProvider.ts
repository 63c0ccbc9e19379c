import type { I18nProvider, TranslationMessages } from 'react-admin'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { portalSettings } from '../kit/portalSettings.ts'
import { type Language, languages } from './index.ts'

/**
 * react-admin's provider over one catalogue that has been loaded. Every text may name the product: it stands in labels,
 * which are asked for by their key alone.
 */
export const makeI18nProvider = (language: Language, messages: TranslationMessages): I18nProvider => {
  const provider = polyglotI18nProvider(() => messages, language, [...languages], { allowMissing: true })
  const { product } = portalSettings()
  return { ...provider, translate: (key, options) => provider.translate(key, { product, ...options }) }
}
