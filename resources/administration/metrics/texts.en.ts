import { divisionTexts } from '../divisionTexts.en.ts'

/** Columns of every user. */
const fields = {
  customer: 'Customer',
  user: 'User',
  unit: 'Unit',
  segment: 'Segment',
  subsegment: 'Subsegment',
  salesContact: 'Sales Contact',
  clientType: 'Cliente Type',
  hasEquote: 'Tiene Equote',
}

const quoted = { year: 'Year', month: 'Month', customer: 'Customer', user: 'User', amount: 'USD', items: '# Items' }

/**
 * Names that the specification fixes in Spanish stay Spanish in both languages
 * `docs/product/administration.md#metrics`.
 */
export const texts = {
  divisions: divisionTexts,
  resources: {
    usersByAccess: {
      title: 'Users by Access',
      fields: { ...fields, createdAt: 'Created Date', lastLogin: 'Last Login' },
    },
    divisionUsers: { title: 'Total Users', fields: fields },
    newUsers: {
      title: 'New User History',
      fields: {
        year: 'Year',
        month: 'Month',
        name: 'Name',
        salesContact: 'Sales Contact',
        clientType: 'Client Type',
        customer: 'Customer',
        unit: 'Unit',
        hasEquote: 'E-quote user',
        createdAt: 'Creation Date',
        lastLogin: 'Last Login',
      },
    },
    quoted: { title: 'Quoted History', fields: quoted },
    hitRates: { title: 'Hit Rate History', fields: { ...quoted, hitRate: 'Hit Rate' } },
    purchases: {
      title: 'Purchased History',
      fields: {
        year: 'Year',
        month: 'Month',
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
      words: { shape: { ring: 'Ring', disc: 'Disc', bar: 'Bar', block: 'Block' } },
    },
    customersWithoutOrders: { title: 'Customers without Orders', fields: { customer: 'Cliente' } },
  },
  metrics: {
    access: 'Access',
    division: 'Division',
    excel: 'Descargar Excel',
    month: 'Month',
    base: '%{ordered} of %{items} quoted items were ordered',
    tiles: {
      noAccess: 'Users with no access in more than 3 months',
      entered: 'Users who entered in the last 3 months',
      quotes: 'Quotes in the last 12 months',
      purchases: 'Purchases in the last 12 months',
      withoutOrders: 'Customers without orders in the last 6 months',
      hitRate: 'Hit rate',
      totalUsers: 'Total Users',
      newUsers: 'New users in the last 12 months',
    },
    charts: {
      newUsers: { title: 'New users per month', value: 'Users' },
      quoted: { title: 'Quotes per month', value: 'Quotes' },
      hitRate: { title: 'Hit rate per month', value: 'Hit rate' },
      purchases: { title: 'Purchases per month', value: 'Purchases' },
    },
  },
}
