import { portrait } from './documents.ts'
import type { Plant } from './plant.ts'
import {
  type CompanyCall,
  content,
  inValue,
  notFound,
  RejectionError,
  read,
  type ServiceRequest,
  withoutAddress,
  write,
} from './service.ts'

const sellers = [
  { id: 31, name: 'Marta Solís Arriaga' },
  { id: 32, name: 'Iván Treviño Luna' },
]
/** One segment represents the single goal of a seller's year. */
const segments = [
  { id: 1, name: 'Aerofabs' },
  { id: 2, name: 'Discs' },
  { id: 3, name: 'OEM' },
  { id: 4, name: 'RSP' },
]

interface Row {
  readonly id: number
  readonly seller: number
  readonly year: number
  readonly segment: number
  readonly contract: number | null
  readonly customer: number | null
  months: number[] | null
  yearly: number | null
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const totalOf = ({ months, yearly }: Row) => yearly ?? sum(months ?? [])
const listed = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])
const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : null)
const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value))

/** Sales goals and sellers' budgets. Their addresses are not specified. */
export const salesCalls = (plant: Plant): CompanyCall[] => {
  let lastId = 700
  const rows: Row[] = []
  const add = (row: Omit<Row, 'id'>) => {
    lastId += 1
    rows.push({ id: lastId, ...row })
  }
  for (const { id: seller } of sellers)
    for (const year of [plant.year - 1, plant.year]) {
      add({ seller, year, segment: 1, contract: null, customer: null, months: null, yearly: 900 })
      for (const { id: customer } of plant.customers)
        add({ seller, year, segment: 2, contract: null, customer, months: Array(12).fill(25.5), yearly: null })
    }

  const provider = (answer: CompanyCall['answer']) => (request: ServiceRequest) => {
    plant.provider(request)
    return answer(request)
  }
  const nameOf = (list: readonly { id: number; name: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.name ?? null
  const budget = (seller: unknown, year: unknown) =>
    rows.filter((row) => row.seller === Number(seller) && row.year === Number(year))

  const rowOf = (row: Row) => ({
    IdBudget: row.id,
    SegmentId: row.segment,
    Segment: nameOf(segments, row.segment),
    ContractId: row.contract,
    Contract: null,
    value: row.customer,
    label: nameOf(plant.customers, row.customer),
    MonthlyUsd: row.months,
    AerofabsYearly: row.yearly,
  })
  // A budget's rows are specified without an envelope: this one is the portal's.
  const get = ({ query }: ServiceRequest) => {
    const [seller, year] = [Number(query.get('Seller')), Number(query.get('Year'))]
    const name = nameOf(sellers, seller)
    if (name === null) throw notFound()
    return { Seller: seller, NombreCompleto: name, Year: year, rows: budget(seller, year).map(rowOf) }
  }
  const create = ({ body }: ServiceRequest) => {
    const [seller, year] = [Number(body.seller), Number(body.year)]
    if (budget(seller, year).length > 0) throw new RejectionError(409, { error: 'There is a budget for that year.' })
    for (const row of listed(body.rows))
      add({
        seller,
        year,
        segment: Number(row.segment),
        contract: numberOrNull(row.contract),
        customer: numberOrNull(row.idCliente),
        months: numbers(row.months),
        yearly: numberOrNull(row.AerofabsYearly),
      })
    return { message: "The seller's budget was sent successfully!" }
  }
  const update = ({ body }: ServiceRequest) => {
    const [seller, year] = [Number(body.seller), Number(body.year)]
    for (const row of listed(body.rowsAdd))
      add({
        seller,
        year,
        segment: Number(row.idSegment),
        contract: numberOrNull(row.idContract),
        customer: numberOrNull(row.idClient),
        months: numbers(row.months),
        yearly: null,
      })
    for (const row of listed(body.rowsEdit)) {
      const known = rows.find(({ id }) => id === row.idBudget)
      if (!known) throw notFound()
      Object.assign(known, { months: numbers(row.months), yearly: numberOrNull(row.AerofabsYearly) })
    }
    for (const row of listed(body.rowsDelete)) {
      const at = rows.findIndex(({ id }) => id === row.idBudget)
      if (at >= 0) rows.splice(at, 1)
    }
    return { message: 'Budget updated successfully.' }
  }

  const goals = ({ query }: ServiceRequest) => {
    const [segment, seller] = [numberOrNull(query.get('segmento')), numberOrNull(query.get('seller'))]
    const meant = rows.filter(
      (row) =>
        row.year === Number(query.get('year')) &&
        (segment === null || row.segment === segment) &&
        (seller === null || row.seller === seller),
    )
    return inValue(
      meant.map((row) => ({
        IdVendedor: row.seller,
        NombreVendedor: nameOf(sellers, row.seller),
        IdSegmento: row.segment,
        FacturadoTotal: totalOf(row) * 640,
        PresupuestoTotal: totalOf(row) * 1000,
        IdCliente: row.customer,
        NombreCliente: nameOf(plant.customers, row.customer),
      })),
    )
  }
  const summary = ({ query }: ServiceRequest) =>
    inValue(
      segments.map(({ id, name }) => {
        const own = rows.filter((row) => row.segment === id && row.year === Number(query.get('year')))
        const planned = sum(own.map(totalOf)) * 1000
        return { ID: id, Nombre: name, Total: planned * 0.64, Presupuesto: planned }
      }),
    )

  return withoutAddress([
    read('GET', '/api/Sales/goals', provider(goals)),
    read('GET', '/api/Sales/segments', provider(summary)),
    read(
      'GET',
      '/api/Budgets/sellers',
      provider(({ query }) =>
        sellers.map(({ id, name }) => ({
          IdVendedor: id,
          NombreCompleto: name,
          TotalPresupuesto: sum(budget(id, query.get('Year')).map(totalOf)),
        })),
      ),
    ),
    read('GET', '/api/Budgets/segments', () => segments.map(({ id, name }) => ({ IdSegmento: id, Nombre: name }))),
    read(
      'GET',
      '/api/Budgets/customers',
      provider(({ query }) =>
        plant.customers.map(({ id, name }) => {
          const used = rows.filter((row) => row.customer === id && row.year === Number(query.get('Year') ?? plant.year))
          return {
            IDSIF2: id,
            Nombre: name,
            IdRepresentante: null,
            Representante: null,
            Contratos: [{ ContractName: `LTA ${id}`, ContratctId: id }],
            Segmentos: [...new Set(used.map(({ segment }) => segment))],
          }
        }),
      ),
    ),
    read('GET', '/api/Budgets', provider(get)),
    read('GET', '/api/Budgets/modify', get),
    write('POST', '/api/Budgets', provider(create)),
    write('POST', '/api/Budgets/modify', update),
    content('GET', '/Sellers/:id/photo', () => portrait),
  ])
}
