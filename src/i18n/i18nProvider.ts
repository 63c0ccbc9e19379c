import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { portalSettings } from '#kit/portalSettings.ts'
import type { TextLoader, Texts } from '#kit/texts.ts'
import { type Language, languages } from './index.ts'

export type PortalI18n = I18nProvider & TextLoader

type Messages = Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Messages => typeof value === 'object' && value !== null

/** Deep merge of texts with disjoint keys. */
export const mergeTexts = (left: Messages, right: Messages): Messages => {
  const shared = Object.entries(right).map(([key, value]) => {
    const present = left[key]
    return [key, isBranch(present) && isBranch(value) ? mergeTexts(present, value) : value]
  })
  return { ...left, ...Object.fromEntries(shared) }
}

/**
 * Provider with the initial texts of a language. Adds `product` to every translation, because labels are requested by
 * key alone.
 */
export const makeI18nProvider = (language: Language, messages: Messages): PortalI18n => {
  let known = messages
  const provider = polyglotI18nProvider(() => known as TranslationMessages, language, [...languages], {
    allowMissing: true,
  })
  const { product } = portalSettings()
  const pending = new Map<Texts, Promise<void>>()
  const there = new Set<Texts>()

  const load = async (texts: Texts) => {
    const { texts: more } = await texts[language]()
    known = mergeTexts(known, more)
    // Makes the provider reread its texts; the language stays the same.
    await provider.changeLocale(language)
    there.add(texts)
  }
  const openOne = (texts: Texts) => {
    const loading = pending.get(texts) ?? load(texts)
    pending.set(texts, loading)
    // A failed load can be retried.
    return loading.catch((error) => {
      pending.delete(texts)
      throw error
    })
  }
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, { product, ...options }),
    get opened() {
      return new Set(pending.keys())
    },
    isOpen: (texts) => texts.every((one) => there.has(one)),
    open: (texts) => Promise.all([...texts].map(openOne)),
  }
}
