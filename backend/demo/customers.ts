import { fold } from '../../values/texts.ts'
import type { Tables } from '../database/tables.ts'
import type { Ground } from './ground.ts'
import type { Origin } from './users/names.ts'

/** The customers by the part they play, so that orders, invoices and users can refer to them. */
export const customerIds = {
  healthy: 101,
  creditHold: 102,
  brandNew: 103,
  steelMaker: 104,
  directParent: 105,
  ringsOnly: 106,
  aerospace: 107,
  excluded: 108,
  volume: 109,
} as const

/** Where a customer's people sit. */
export interface Premises {
  readonly origin: Origin
  readonly domain: string
  readonly country: string
  readonly state: string
  readonly city: string
}

type Row = Omit<Tables['customers'], 'search'>

const usual = { type: 1, has_equote: 0, is_shown: 1, exclude_from_context: 0, parent_id: null } as const

export const demoCustomers: readonly (Row & { readonly premises: Premises })[] = [
  {
    ...usual,
    id: customerIds.healthy,
    name: 'Brennholt Turbine Works',
    legal_name: 'Brennholt Turbine Works, Inc.',
    unit: 'Rings',
    segment: 'Power Generation',
    subsegment: 'Gas Turbines',
    has_equote: 1,
    premises: {
      origin: 'us',
      domain: 'brennholt.example',
      country: 'United States',
      state: 'Washington',
      city: 'Spokane',
    },
  },
  {
    ...usual,
    id: customerIds.creditHold,
    name: 'Engranes Corvane',
    legal_name: 'Engranes Corvane, S.A. de C.V.',
    unit: 'Forged Discs',
    segment: 'Industrial',
    subsegment: 'Gears',
    premises: { origin: 'mx', domain: 'corvane.example', country: 'México', state: 'Coahuila', city: 'Saltillo' },
  },
  {
    ...usual,
    id: customerIds.brandNew,
    name: 'Tessaly Windkraft',
    legal_name: 'Tessaly Windkraft GmbH & Co. KG',
    unit: 'Rings',
    segment: 'Wind Energy',
    subsegment: 'Slewing Bearings',
    premises: { origin: 'eu', domain: 'tessaly.example', country: 'Germany', state: 'Bayern', city: 'Regensburg' },
  },
  {
    ...usual,
    id: customerIds.steelMaker,
    name: 'Norrvik Stål',
    legal_name: 'Norrvik Stål AB',
    unit: 'Steel',
    segment: 'Raw Material',
    subsegment: 'Special Steel Bars',
    premises: { origin: 'eu', domain: 'norrvik.example', country: 'Sweden', state: 'Värmland', city: 'Karlstad' },
  },
  {
    ...usual,
    id: customerIds.directParent,
    name: 'Amaranto Petróleo y Gas',
    legal_name: 'Amaranto Petróleo y Gas, S.A.P.I. de C.V.',
    unit: 'Rings',
    segment: 'Oil & Gas',
    subsegment: 'Flanges and Valves',
    has_equote: 1,
    premises: { origin: 'mx', domain: 'amaranto.example', country: 'México', state: 'Tamaulipas', city: 'Tampico' },
  },
  {
    ...usual,
    id: customerIds.ringsOnly,
    name: 'Kitsuragi Bearing',
    legal_name: '桂木軸受株式会社',
    unit: 'Rings',
    segment: 'Bearings',
    subsegment: 'Industrial Bearings',
    has_equote: 1,
    premises: { origin: 'jp', domain: 'kitsuragi.example', country: 'Japan', state: 'Nagano', city: 'Suwa' },
  },
  {
    ...usual,
    id: customerIds.aerospace,
    name: 'Aurélian Aérostructures',
    legal_name: 'Aurélian Aérostructures SAS',
    unit: 'Aerospace',
    segment: 'Commercial Aviation',
    subsegment: 'Engine Cases',
    has_equote: 1,
    premises: { origin: 'eu', domain: 'aurelian.example', country: 'France', state: 'Occitanie', city: 'Toulouse' },
  },
  {
    ...usual,
    id: customerIds.excluded,
    name: 'Patio Sur Trials',
    legal_name: 'Patio Sur, cuenta interna de pruebas',
    unit: 'Forged Discs',
    segment: 'Industrial',
    subsegment: 'Trial Orders',
    exclude_from_context: 1,
    premises: {
      origin: 'mx',
      domain: 'patiosur.example',
      country: 'México',
      state: 'Nuevo León',
      city: 'Santa Catarina',
    },
  },
  {
    ...usual,
    id: customerIds.volume,
    name: 'Ironmere Energy Systems',
    legal_name: 'Ironmere Energy Systems LLC',
    unit: 'Forged Discs',
    segment: 'Power Generation',
    subsegment: 'Steam Turbines',
    has_equote: 1,
    premises: { origin: 'us', domain: 'ironmere.example', country: 'United States', state: 'Texas', city: 'Houston' },
  },
]

const directCustomerNames = [
  'Bridas y Anillos del Norte',
  'Caldera Bay Refining',
  'Duarte Compresores',
  'Gulf Meridian Drilling',
  'Ensenada Subsea',
  'Válvulas Santa Brígida',
  'Holloway Wellhead',
  'Petroquímica Laguna Azul',
  'Tidewater Manifold',
]

const directCustomers: Row[] = directCustomerNames.map((name, index) => ({
  ...usual,
  id: 201 + index,
  name,
  legal_name: name,
  unit: 'Rings',
  segment: 'Oil & Gas',
  subsegment: 'Flanges and Valves',
  is_shown: 0,
  parent_id: customerIds.directParent,
}))

const carriers: Row[] = ['Sierra Larga Logistics', 'Kestrel Bay Freight'].map((name, index) => ({
  ...usual,
  id: 301 + index,
  name,
  legal_name: name,
  type: 2,
  unit: '',
  segment: '',
  subsegment: '',
}))

export const plantCustomers = async ({ db }: Ground) => {
  const own = demoCustomers.map(({ premises, ...row }): Row => row)
  const rows = [...own, ...directCustomers, ...carriers]
  await db
    .insertInto('customers')
    .values(rows.map((row) => ({ ...row, search: fold(`${row.name}\n${row.legal_name}`) })))
    .execute()
}
