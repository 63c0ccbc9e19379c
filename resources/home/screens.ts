import { statement } from '../finance/screens.ts'
import { area, screens } from '../screen.tsx'

export const home = area(
  screens({
    texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
    resources: ['tasks'],
    pages: { '': () => import('./HomePage.tsx'), 'to-do': () => import('./to-do/ToDo.tsx') },
    reports: { 'to-do': () => import('./to-do/report.ts') },
    first: { '': () => import('./first.ts') },
  }),
  { texts: statement.statement.texts },
)
