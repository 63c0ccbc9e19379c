import { portrait } from './documents.ts'
import type { Plant } from './plant.ts'
import { type CompanyCall, content, read, type ServiceRequest, withoutAddress } from './service.ts'

interface Contact {
  readonly guid: string
  readonly name: string
  readonly email: string
}

const contact = (guid: string, name: string, mailbox: string): Contact => ({
  guid,
  name,
  email: `${mailbox}@company.example`,
})

const seller = contact('g-100', 'Marta Solís', 'marta.solis')
const backup = contact('g-101', 'Iván Treviño', 'ivan.trevino')
const cashier = contact('g-102', 'Lucía Peña', 'lucia.pena')

const dashboardForm = (role: string, { guid, name, email }: Contact) => ({
  [`Nombre${role}`]: name,
  [`Correo${role}`]: email,
  [`Guid${role}`]: guid,
})

/** The home dashboard, by customer. */
export const homeCalls = (plant: Plant): CompanyCall[] => {
  const openOf = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    return plant.linesOf(id).filter(({ quantity, shipped }) => quantity > shipped)
  }
  const worthOf = (lines: ReturnType<typeof openOf>) => {
    const Total = Math.round(lines.reduce((sum, { quantity, part }) => sum + quantity * part.price, 0))
    return [{ Total, Totalenk: Math.round(Total / 10) / 100 }]
  }
  const months = () => Array.from({ length: 12 }, (_, at) => plant.month(11 - at))

  const shipmentReady = (request: ServiceRequest) => {
    const finished = openOf(request).filter(({ step }) => step === 'Approval')
    return [{ shipmentReady: finished.length * 12, total: openOf(request).length * 12 }]
  }

  const contacts = () => [
    {
      ...dashboardForm('Vendedor', seller),
      ...dashboardForm('Backup', backup),
      ...dashboardForm('Cobranza', cashier),
      NombreRepresentante: 'DIRECTO',
      CorreoRepresentante: '',
      GuidRepresentante: '',
    },
  ]

  return [
    read('GET', '/api/Main/:customer/dashboard', shipmentReady),
    // The specification names these next to `Dashboard/PaymentScore/{customer}`, without a folder.
    ...withoutAddress([
      read('GET', '/Dashboard/ObtenerReadyToShip/:customer', (request) => ({
        readytoship: worthOf(openOf(request).filter(({ step }) => step === 'Approval')),
      })),
      read('GET', '/Dashboard/ObtenerPiezasEnproceso/:customer', (request) => {
        const Total = openOf(request).reduce((sum, { quantity, shipped }) => sum + quantity - shipped, 0)
        return { piezasneproceso: [{ Total, Totalenk: Total / 1000 }] }
      }),
      read('GET', '/Dashboard/ObtenerLateDelivery/:customer', (request) => ({
        TotalLate: [{ Total: openOf(request).filter(({ status }) => status === 'Late').length }],
      })),
      read('GET', '/Dashboard/ObtenerOpenConsecions/:customer', () => ({ ObtenerOpenConsessions: [{ Total: 2 }] })),
      read('GET', '/Dashboard/ObtenerOnTimeDelivery/:customer', (request) => {
        plant.customer(request, request.params.customer)
        const row = ({ year, month }: { year: number; month: number }, at: number) => ({
          Mes: month,
          Periodo: year,
          porcentajeperiodo: at === 3 ? -1 : 84 + at,
        })
        return months().map(row)
      }),
      read('GET', '/Dashboard/ObtenerQualityAssurance/:customer', (request) => {
        plant.customer(request, request.params.customer)
        return months().map(({ year, month }, at) => ({
          mes: month,
          periodo: year,
          Porcentaje: at === 3 ? -1 : 99 - (at % 4),
          TotalQuejas: at % 3,
        }))
      }),
      read('GET', `/Dashboard/${plant.named('ObtenerContactos{product}')}/:customer`, contacts),
      read('GET', '/api/Customers/:customer/salesContact', () => [
        {
          id: seller.guid,
          nombreCompleto: seller.name,
          correoElectronico: seller.email,
          idBack: backup.guid,
          nombreBack: backup.name,
          correoBack: backup.email,
        },
      ]),
      content('GET', '/Contacts/:guid/photo', () => portrait),
    ]),
  ]
}
