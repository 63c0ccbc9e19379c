import { auth, read } from '../call.ts'
import { entity, type RowOf } from '../entity.ts'
import { day, email, flag, instant, integer, many, nullable, text } from '../kinds.ts'
import { atLeast, atMost, custom } from '../list.ts'
import { inKey, listOf } from '../wire/envelope.ts'
import { monthCount } from './chartRows.ts'
import { division } from './division.ts'

const told = { mayBeEmpty: true }

/** One visit of a page (spec 1 §3); browser, language and time zone are what the browser said of itself. */
export const visit = entity('visit', {
  userId: integer('user_id'),
  email: email('email'),
  role: text('role'),
  pageName: text('page_name'),
  at: instant('date'),
  isMobile: flag('is_mobile'),
  language: text('language', told),
  customerId: nullable(integer('client_id')),
  timeZone: text('timezone', told),
  browser: text('browser', told),
})

type Visit = RowOf<typeof visit>

/** The role whose visits are hidden at first (DECISIONS P20). */
const adminRole = 'Admin'

const totalUsers = entity('totalUsers', { total: integer('TotalUsuarios') })

/** Pages by their number of visits, the most visited first; the n-th number is that of the n-th page. */
const visitedPages = entity('visitedPages', {
  names: many(text('categories')),
  visits: many(integer('data')),
})

const statistics = { access: { pages: ['access-statistics'], owner: 'staff' }, params: { division } } as const

/** Who visited what, and how many (spec 1 §2.7, §7; spec 3 'Visit Logs'). */
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
      /** A visit carries no name; the portal's own service looks for it as well. */
      search: ['email'],
    },
    answer: inKey('rows', listOf(visit)),
  }),
  /** How many users there are. */
  totalUsers: read('GET', '/EstadisticasAcceso/TotalUsuariosEnPlataforma/:division', {
    ...statistics,
    answer: totalUsers,
  }),
  /** How many of them were made in each month of the current year, up to this one. */
  createdUsers: read('GET', '/EstadisticasAcceso/UsuariosCreadosXmes/:division', {
    ...statistics,
    answer: inKey('DatosGrafica', listOf(monthCount)),
  }),
  /** The ten pages that were visited most in the last twelve months, this one included. */
  visitedPages: read('GET', '/EstadisticasAcceso/PaginasMasVisitadas/:division', {
    ...statistics,
    answer: visitedPages,
  }),
  /** The visits of each of these twelve months, the oldest first. */
  monthlyVisits: read('GET', '/EstadisticasAcceso/VisitasMensualesPlataforma/:division', {
    ...statistics,
    answer: inKey('DatosGrafica', listOf(monthCount)),
  }),
}
