import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type Language, languages, loadCatalogue } from './index.ts'

/** react-admin's provider, which starts with a catalogue that is there already and loads the other when it is chosen. */
export const makeI18nProvider = (initial: Language, messages: TranslationMessages): I18nProvider =>
  polyglotI18nProvider((locale) => (locale === initial ? messages : loadCatalogue(locale)), initial, [...languages], {
    allowMissing: true,
  })
