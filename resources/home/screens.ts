import { statement } from '../finance/screens.ts'
import { area, screens } from '../screen.tsx'

/** The dashboard (spec 2 §2). Its card of the balance is the statement's. */
export const home = area(
  screens({
    texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
    pages: { '': () => import('./HomePage.tsx') },
    first: { '': () => import('./first.ts') },
  }),
  { texts: statement.statement.texts },
)
