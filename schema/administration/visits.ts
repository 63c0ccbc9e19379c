import { auth, read } from '../call.ts'
import { entity, type RowOf } from '../entity.ts'
import { day, email, flag, instant, integer, many, nullable, recordId, text } from '../kinds.ts'
import { atLeast, atMost, custom } from '../list.ts'
import { inKey, listOf } from '../wire/envelope.ts'
import { monthCount } from './chartRows.ts'
import { division } from './division.ts'

const optionalText = { mayBeEmpty: true }

/** A page visit; browser, language and time zone are reported by the browser. */
export const visit = entity('visit', {
  userId: recordId('user_id'),
  email: email('email'),
  role: text('role'),
  pageName: text('page_name'),
  at: instant('date'),
  isMobile: flag('is_mobile'),
  language: text('language', optionalText),
  customerId: nullable(recordId('client_id')),
  timeZone: text('timezone', optionalText),
  browser: text('browser', optionalText),
})

type Visit = RowOf<typeof visit>

/** Visits of this role are hidden by default `docs/product/administration.md#visit-logs`. */
const adminRole = 'Admin'

const totalUsers = entity('totalUsers', { total: integer('TotalUsuarios') })

/** Parallel arrays of page names and visit counts, most visited first. */
const visitedPages = entity('visitedPages', {
  names: many(text('categories')),
  visits: many(integer('data')),
})

const statistics = { access: { pages: ['access-statistics'], owner: 'staff' }, params: { division } } as const

export const visits = {
  listVisits: auth('GET', '/api/visit-logsforge', {
    access: { pages: ['visit-logs'], owner: 'caller' },
    list: {
      sort: ['at'],
      filter: {
        role: text('role'),
        pageName: text('pageName'),
        from: atLeast(day('from'), 'at'),
        to: atMost(day('to'), 'at'),
        isMobile: flag('isMobile'),
        hideAdmin: custom(flag('hideAdmin'), ({ role }: Visit, isHidden) => !isHidden || role !== adminRole),
      },
      /** Visits contain no user name; the portal's own service also searches by name. */
      search: ['email'],
    },
    answer: inKey('rows', listOf(visit)),
  }),
  totalUsers: read('GET', '/EstadisticasAcceso/TotalUsuariosEnPlataforma/:division', {
    ...statistics,
    answer: totalUsers,
  }),
  /** Users created per month of the current year, up to the current month. */
  createdUsers: read('GET', '/EstadisticasAcceso/UsuariosCreadosXmes/:division', {
    ...statistics,
    answer: inKey('DatosGrafica', listOf(monthCount)),
  }),
  /** The ten most visited pages of the last twelve months, including the current one. */
  visitedPages: read('GET', '/EstadisticasAcceso/PaginasMasVisitadas/:division', {
    ...statistics,
    answer: visitedPages,
  }),
  /** Visits per month, for the same twelve months, oldest first. */
  monthlyVisits: read('GET', '/EstadisticasAcceso/VisitasMensualesPlataforma/:division', {
    ...statistics,
    answer: inKey('DatosGrafica', listOf(monthCount)),
  }),
}
