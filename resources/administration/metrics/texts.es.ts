import { divisionTexts } from '../divisionTexts.es.ts'

/** Columnas de cada usuario. */
const fields = {
  customer: 'Cliente',
  user: 'Usuario',
  unit: 'Unidad',
  segment: 'Segmento',
  subsegment: 'Subsegmento',
  salesContact: 'Contacto de ventas',
  clientType: 'Cliente Type',
  hasEquote: 'Tiene Equote',
}

const quoted = { year: 'Año', month: 'Mes', customer: 'Cliente', user: 'Usuario', amount: 'USD', items: '# Partidas' }

export const texts = {
  divisions: divisionTexts,
  resources: {
    usersByAccess: {
      title: 'Usuarios por acceso',
      fields: { ...fields, createdAt: 'Fecha de creación', lastLogin: 'Último acceso' },
    },
    divisionUsers: { title: 'Total de usuarios', fields: fields },
    newUsers: {
      title: 'Historial de usuarios nuevos',
      fields: {
        year: 'Año',
        month: 'Mes',
        name: 'Nombre',
        salesContact: 'Contacto de ventas',
        clientType: 'Tipo de cliente',
        customer: 'Cliente',
        unit: 'Unidad',
        hasEquote: 'Usuario de E-quote',
        createdAt: 'Fecha de creación',
        lastLogin: 'Último acceso',
      },
    },
    quoted: { title: 'Historial de cotizado', fields: quoted },
    hitRates: { title: 'Historial de tasa de acierto', fields: { ...quoted, hitRate: 'Tasa de acierto' } },
    purchases: {
      title: 'Historial de compras',
      fields: {
        year: 'Año',
        month: 'Mes',
        shape: 'TipoPieza',
        material: 'Material',
        outerDiameter: 'DEMF',
        innerDiameter: 'DIMF',
        height: 'HMF',
        quantity: 'Cantidad',
        customer: 'Cliente',
        price: 'Precio Pieza',
        total: 'PrecioTotalUSD',
      },
      words: { shape: { ring: 'Anillo', disc: 'Disco', bar: 'Barra', block: 'Bloque' } },
    },
    customersWithoutOrders: { title: 'Clientes sin pedidos', fields: { customer: 'Cliente' } },
  },
  metrics: {
    access: 'Acceso',
    division: 'División',
    excel: 'Descargar Excel',
    month: 'Mes',
    base: 'Se ordenaron %{ordered} de %{items} partidas cotizadas',
    tiles: {
      noAccess: 'Usuarios sin acceso en más de 3 meses',
      entered: 'Usuarios que entraron en los últimos 3 meses',
      quotes: 'Cotizaciones en los últimos 12 meses',
      purchases: 'Compras en los últimos 12 meses',
      withoutOrders: 'Clientes sin pedidos en los últimos 6 meses',
      hitRate: 'Tasa de acierto',
      totalUsers: 'Total de usuarios',
      newUsers: 'Usuarios nuevos en los últimos 12 meses',
    },
    charts: {
      newUsers: { title: 'Usuarios nuevos por mes', value: 'Usuarios' },
      quoted: { title: 'Cotizaciones por mes', value: 'Cotizaciones' },
      hitRate: { title: 'Tasa de acierto por mes', value: 'Tasa de acierto' },
      purchases: { title: 'Compras por mes', value: 'Compras' },
    },
  },
}
