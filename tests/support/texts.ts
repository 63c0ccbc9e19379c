import { builtScreens } from '../../src/app/routes/areas.ts'
import { mergeTexts } from '../../src/i18n/i18nProvider.ts'
import { type Language, loadCatalogue } from '../../src/i18n/index.ts'

/** Every text of a language, those of all areas included. */
const every = async (language: Language) => {
  const texts = [...new Set(builtScreens.flatMap((screen) => screen.texts))]
  const catalogue = await loadCatalogue(language)
  const areas = await Promise.all(texts.map((both) => both[language]()))
  return areas.reduce<Parameters<typeof mergeTexts>[0]>(
    (all, area) => mergeTexts(all, area.texts),
    catalogue,
  ) as typeof catalogue
}

export const en = await every('en')
export const es = await every('es')
