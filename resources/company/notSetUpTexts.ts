import type { Texts } from '#kit/texts.ts'

export const notSetUpTexts: Texts = { en: () => import('./notSetUp.en.ts'), es: () => import('./notSetUp.es.ts') }
