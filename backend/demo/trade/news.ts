import type { Row } from '../enterRows.ts'
import type { Book } from './book.ts'
import type { FromToday } from './plannedOrders.ts'

interface Item extends Omit<Row<'news'>, 'published_on'> {
  readonly publishedOn: FromToday
}

/**
 * Visible: five items for rings, one for forged discs, two for aerospace, none for steel. The item for all customers is
 * published tomorrow.
 */
const items: readonly Item[] = [
  {
    publishedOn: -2,
    unit: 'Rings',
    title: 'A second ring rolling mill starts work',
    body: 'Rings up to 120 inches are rolled in Santa Catarina from this month on. Lead times of rings above 80 inches come down by two weeks.',
    title_es: 'Arranca el segundo laminador de anillos',
    body_es:
      'Desde este mes se laminan en Santa Catarina anillos de hasta 120 pulgadas. El tiempo de entrega de los anillos mayores de 80 pulgadas baja dos semanas.',
    link: '/forge/ready-to-ship',
  },
  {
    publishedOn: -9,
    unit: 'Rings',
    title: 'Year-end shipping calendar',
    body: 'The last trucks of the year leave on 23 December; the first ones of the new year on 2 January.',
    title_es: 'Calendario de embarques de fin de año',
    body_es: 'Los últimos camiones del año salen el 23 de diciembre; los primeros del año nuevo, el 2 de enero.',
  },
  {
    publishedOn: -21,
    unit: 'Rings',
    title: 'Nadcap heat treating renewed for 24 months',
    body: 'The audit closed without findings. The certificate can be downloaded with your shipment documents.',
    title_es: 'Nadcap de tratamiento térmico renovado por 24 meses',
    body_es: 'La auditoría cerró sin hallazgos. El certificado se descarga con los documentos de embarque.',
    link: '/forge/shipment-documents',
  },
  {
    publishedOn: -45,
    unit: 'Rings',
    title: 'Commitment dates now show their changes',
    body: 'The status report shows when a date was modified and why.',
    title_es: 'Las fechas compromiso ahora muestran sus cambios',
    body_es: 'El reporte de estatus muestra cuándo se modificó una fecha y por qué.',
  },
  {
    publishedOn: -80,
    unit: 'Rings',
    title: 'New address for invoices',
    body: 'Questions about invoices and payments go to accounts receivable; the names are on your home page.',
    title_es: 'Nuevo contacto para facturas',
    body_es: 'Las dudas sobre facturas y pagos van a cuentas por cobrar; los nombres están en su página de inicio.',
  },
  {
    publishedOn: -6,
    unit: 'Forged Discs',
    title: 'Vacuum degassed 4340 in stock',
    body: 'Billets of 10 and 14 inches are in stock; gear blanks ship in eight weeks.',
    title_es: '4340 desgasificado al vacío en existencia',
    body_es: 'Hay tochos de 10 y 14 pulgadas en existencia; los discos para engrane se embarcan en ocho semanas.',
    link: '/forge/wip-reports',
  },
  {
    publishedOn: -4,
    unit: 'Aerospace',
    title: 'AS9100 surveillance audit passed',
    body: 'No major findings; the report is available on request.',
    title_es: 'Auditoría de seguimiento AS9100 aprobada',
    body_es: 'Sin hallazgos mayores; el informe se entrega a solicitud.',
  },
  {
    publishedOn: -30,
    unit: 'Aerospace',
    title: 'Alloy 718 Plus qualified for engine cases',
    body: 'Two customers have approved the first article.',
  },
  {
    publishedOn: 1,
    unit: null,
    title: 'The portal rests on Sunday',
    body: 'The portal is maintained on Sunday from 02:00 to 04:00, Monterrey time.',
    title_es: 'El portal descansa el domingo',
    body_es: 'El portal recibe mantenimiento el domingo de 02:00 a 04:00, hora de Monterrey.',
  },
]

export const enterNews = ({ rows, day }: Book) => {
  for (const { publishedOn, ...item } of items)
    rows.news.push({ published_on: day(publishedOn), title_es: null, body_es: null, link: null, ...item })
}
