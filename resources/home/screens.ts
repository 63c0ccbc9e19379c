import { statement } from '../finance/screens.ts'
import { area, screens } from '../screen.tsx'

export const home = area(
  screens({
    texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
    pages: { '': () => import('./HomePage.tsx') },
    first: { '': () => import('./first.ts') },
  }),
  { texts: statement.statement.texts },
)
