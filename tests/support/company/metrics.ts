import { roles } from './people.ts'
import type { Plant } from './plant.ts'
import { type CompanyCall, RejectionError, read, type ServiceRequest } from './service.ts'

/** Usage and sales figures of a division. */
export const metricCalls = (plant: Plant): CompanyCall[] => {
  const admin = (answer: CompanyCall['answer']) => (request: ServiceRequest) => {
    if (request.person.role !== 1) throw new RejectionError(403, { message: 'Forbidden' })
    return answer(request)
  }
  const family = `/Users/${plant.named('metricos{product}NowForge')}`
  const months = (value: (at: number) => number | null) =>
    Array.from({ length: 12 }, (_, at) => {
      const { year, month } = plant.month(11 - at)
      return { Valor1: year, Valor2: month, Valor3: value(at) }
    })
  const customerOf = (ids: readonly number[]) => (ids[0] === undefined ? '' : plant.customerOf(ids[0]).name)
  const standing = () =>
    plant.people.map((person) => ({
      Valor1: customerOf(person.customers),
      Valor2: person.name,
      Valor3: 'Aerospace',
      Valor4: 'Rings',
      Valor5: '',
      Valor6: person.sales_contact,
      Valor7: roles.find(({ id }) => id === person.role)?.name,
      Valor8: true,
    }))
  const thisMonth = () => ({ Valor1: plant.month(0).year, Valor2: plant.month(0).month })
  const quoted = () =>
    plant.customers.map(({ name }, at) => ({
      ...thisMonth(),
      Valor3: name,
      Valor4: 'Carl Weber',
      Valor5: 18_400.5 + at,
      Valor6: 4,
    }))

  const tiles = { Valor1: 1, Valor2: 4, Valor3: 12, Valor4: 7, Valor5: 1, Valor6: 58.33, Valor7: 5, Valor8: 5 }

  return [
    read(
      'GET',
      `${family}/:division`,
      admin(() => ({ elements: [{ ...tiles, Valor9: 12, Valor10: 7 }] })),
    ),
    read(
      'GET',
      `${family}Detalle/:division/:entered`,
      admin(() => ({
        users: standing().map((row) => ({ ...row, Valor9: plant.date(-90), Valor10: plant.date(-1) })),
      })),
    ),
    read(
      'GET',
      `${family}TotalUsuarios/:division`,
      admin(() => ({ users: standing() })),
    ),
    read(
      'GET',
      `${family}GraficaUsuariosCreadosMensualmente/:division`,
      admin(() => ({ UsuariosCreadosMensualmente: months((at) => at % 3) })),
    ),
    read(
      'GET',
      `${family}GraficaUsuariosCreadosMensualmenteDetalle/:division`,
      admin(() => ({
        List: plant.people.map((person) => ({
          ...thisMonth(),
          Valor3: person.name,
          Valor4: person.sales_contact,
          Valor5: 'Customer',
          Valor6: customerOf(person.customers),
          Valor7: 'Aerospace',
          Valor8: false,
          Valor9: plant.date(-person.created),
          Valor10: plant.date(-1),
        })),
      })),
    ),
    read(
      'GET',
      `${family}GraficaMensualQuoted/:division`,
      admin(() => ({ DatosGrafica: months((at) => 10 + at) })),
    ),
    read(
      'GET',
      `${family}GraficaMensualQuotedDetalle/:division`,
      admin(() => ({ QuotedList: quoted() })),
    ),
    read(
      'GET',
      `${family}GraficaMensualHitRate/:division`,
      admin(() => ({ DatosGrafica: months((at) => 50 + at) })),
    ),
    read(
      'GET',
      `${family}GraficaMensualHitRateDetalle/:division`,
      admin(() => ({ HitRateList: quoted().map((row) => ({ ...row, Valor7: 58.33 })) })),
    ),
    read(
      'GET',
      `${family}GraficaMensualPedidos/:division`,
      admin(() => ({ DatosGrafica: months((at) => 3 + at) })),
    ),
    read(
      'GET',
      `${family}GraficaMensualPedidosDetalle/:division`,
      admin(() => ({
        PedidosList: plant.lines.slice(0, 6).map(({ part, quantity, customer }) => ({
          ...thisMonth(),
          Valor3: 'Ring',
          Valor4: part.material,
          Valor5: 24.5,
          Valor6: 18,
          Valor7: 3.25,
          Valor8: quantity,
          Valor9: plant.customerOf(customer).name,
          Valor10: part.price,
          Valor11: quantity * part.price,
        })),
      })),
    ),
    read(
      'GET',
      `${family}ClientesSinPedidos/:division`,
      admin(() => ({ List: [{ Valor1: 'Quiet Customer Inc' }] })),
    ),
    read(
      'GET',
      '/EstadisticasAcceso/TotalUsuariosEnPlataforma/:division',
      admin(() => ({ TotalUsuarios: plant.people.length })),
    ),
    read(
      'GET',
      '/EstadisticasAcceso/UsuariosCreadosXmes/:division',
      admin(() => ({ DatosGrafica: months((at) => at % 3) })),
    ),
    read(
      'GET',
      '/EstadisticasAcceso/PaginasMasVisitadas/:division',
      admin(() => ({ categories: ['Dashboard', 'Account Statement'], data: [41, 17] })),
    ),
    read(
      'GET',
      '/EstadisticasAcceso/VisitasMensualesPlataforma/:division',
      admin(() => ({ DatosGrafica: months((at) => 20 + at) })),
    ),
  ]
}
