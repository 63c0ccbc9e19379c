import { builtScreens } from '#src/app/routes/areas.ts'
import { mergeTexts } from '#src/i18n/i18nProvider.ts'
import { type Language, loadCatalogue } from '#src/i18n/index.ts'

export const textsOfAreas = async (language: Language) => {
  const texts = [...new Set(builtScreens.flatMap((screen) => screen.texts))]
  return (await Promise.all(texts.map((both) => both[language]()))).map((area) => area.texts)
}

const every = async (language: Language) => {
  const catalogue = await loadCatalogue(language)
  return (await textsOfAreas(language)).reduce<Parameters<typeof mergeTexts>[0]>(
    mergeTexts,
    catalogue,
  ) as typeof catalogue
}

export const en = await every('en')
export const es = await every('es')
