import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type Language, languages } from './index.ts'

/** react-admin's provider over one catalogue that has been loaded. */
export const makeI18nProvider = (language: Language, messages: TranslationMessages): I18nProvider =>
  polyglotI18nProvider(() => messages, language, [...languages], { allowMissing: true })
