import { configure } from '@testing-library/react'
import { encode } from 'zod/mini'
import { registerResource } from '#dataProvider/resources.ts'
import { users } from '#resources/administration/users/report.ts'
import { userWithPermissions } from '#schema/administration/administration.ts'
import { json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { checklist, record } from './records.ts'

// With a hundred controls, jsdom takes seconds to compute their visibility.
configure({ defaultHidden: true })
registerResource(users)

const roles = [
  { id: 1, name: 'Admin' },
  { id: 3, name: 'Customer' },
  { id: 4, name: 'Provider staff' },
]
const relations = [
  { IDSIF2: 4, Nombre: 'Brennholt', MostrarCliente: true, tipo: 1 },
  { IDSIF2: 5, Nombre: 'Fletes del Norte', MostrarCliente: true, tipo: 2 },
  { IDSIF2: 6, Nombre: 'Hidden', MostrarCliente: false, tipo: 1 },
]
const pagesOfRole = (roleId: number) =>
  checklist.map(({ pageId, name, canBeOverwritten, hasAccess }) => ({
    id: pageId,
    name,
    role: roleId,
    permission_can_be_overwrited: canBeOverwritten,
    hasAccess: roleId === 1 || hasAccess,
  }))

export const onTheWire = (more: Parameters<typeof record>[0] = {}) => encode(userWithPermissions, record(more))

export const userGateway = (more: Record<string, (request: StubRequest) => Response | Promise<Response>> = {}) =>
  stubGateway({
    'GET /auth/api/rolesforge': () => json(roles),
    'GET /auth/api/rolesforge/1/permissions': () => json(pagesOfRole(1)),
    'GET /auth/api/rolesforge/3/permissions': () => json(pagesOfRole(3)),
    'GET /auth/api/rolesforge/4/permissions': () => json(pagesOfRole(4)),
    'GET /read/CrmService/CargaComboRelacion/3/': () => json({ value: JSON.stringify(relations) }),
    'GET /read/CrmService/CargaComboRelacion/4/': () =>
      json({ ObtenerClienteResult: relations.map(({ IDSIF2, ...rest }) => ({ Id: IDSIF2, ...rest })) }),
    'GET /read/Users/ObtenerUsuariosForge/': () =>
      json({
        users: [onTheWire(), onTheWire({ id: 1, name: 'Victoria Márquez', roleId: 1, roleName: 'Admin' })],
      }),
    'GET /auth/api/userforge/12': () => json(onTheWire(), { headers: { ETag: '"7"' } }),
    ...more,
  })
