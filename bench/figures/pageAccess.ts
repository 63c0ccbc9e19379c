import type { Figure } from '../readings/figure.ts'
import { writeFigure } from '../readings/writeFigure.ts'

export const pageAccess: Figure = writeFigure({
  figure: 'page access with its visit, requests per second',
  share: 0.5,
  path: '/auth/api/validate-page-access-forge/',
  bodyOf: (index) => ({
    slug: 'users',
    is_mobile: false,
    browser: 'Chrome 140',
    timezone: 'America/Monterrey',
    language: 'en-US',
    navigation: `navigation-${index}`,
  }),
})
