import { useI18nProvider } from 'react-admin'

type TextModule = { readonly texts: Readonly<Record<string, unknown>> }

/** Texts of an area, loaded in the language of the reader. */
export type Texts = Readonly<Record<'en' | 'es', () => Promise<TextModule>>>

/** Part of the i18n provider that loads texts. */
export interface TextLoader {
  /** Areas whose texts are loaded or loading. */
  readonly opened: ReadonlySet<Texts>
  readonly isOpen: (texts: readonly Texts[]) => boolean
  readonly open: (texts: Iterable<Texts>) => Promise<unknown>
}

export const useTexts = () => useI18nProvider() as ReturnType<typeof useI18nProvider> & TextLoader
