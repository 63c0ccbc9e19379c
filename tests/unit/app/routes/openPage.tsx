import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ReactNode } from 'react'
import { CurrentPage } from '#src/app/routes/CurrentPage.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

export const accessPath = '/auth/api/validate-page-access-forge/'
export const menu = [{ parentName: 'Orders', icon: 'orders', children: [{ name: 'WIP Report', slug: 'wip-reports' }] }]
const names: Record<string, string> = { '/': 'Dashboard', statement: 'Account Statement', 'wip-reports': 'WIP Report' }

export const open = (
  at: string,
  isForbidden = (_customer: number | null) => false,
  more: Parameters<typeof stubGateway>[0] = {},
  draw = (routes: ReactNode) => void showInPortal({ '*': routes }, at, person(1)),
) => {
  Cookies.set('fricn', 'Ana')
  const gateway = stubGateway({
    [`POST ${accessPath}`]: ({ body }) => {
      const { slug, client_id: customer = null } = body as { slug: string; client_id?: number }
      return isForbidden(customer) ? failure(404, 'not_found') : json({ ok: true, menu: [], current_page: names[slug] })
    },
    'POST /auth/api/menu-options2': () => json([menu, [3, 4]]),
    'POST /read/OpenOrders/ListadoFiltrado/': () =>
      json({ ListadoOpenOrders: [] }, { headers: { 'Content-Range': 'orders */0' } }),
    'POST /read/GetNames/': () => json({ RespuestaCD: [] }),
    'POST /write/Tracking/': () => json({ ok: true }),
    ...more,
  })
  draw(<CurrentPage />)
  return gateway
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
