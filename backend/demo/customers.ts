import { fold } from '#values/texts.ts'
import type { Tables } from '../database/tables.ts'
import { enterRows } from './enterRows.ts'
import type { Ground } from './ground.ts'
import type { Origin } from './users/names.ts'

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

type Row = Omit<Tables['customers'], 'search'>

const usual = { type: 1, has_equote: 0, is_shown: 1, exclude_from_context: 0, parent_id: null } as const

const market = (unit: string, segment: string, subsegment: string) => ({ unit, segment, subsegment })

const premises = (origin: Origin, domain: string, country: string, state: string, city: string) => ({
  origin,
  domain,
  country,
  state,
  city,
})

export const demoCustomers: readonly (Row & { readonly premises: ReturnType<typeof premises> })[] = [
  {
    ...usual,
    id: customerIds.healthy,
    name: 'Brennholt Turbine Works',
    legal_name: 'Brennholt Turbine Works, Inc.',
    ...market('Rings', 'Power Generation', 'Gas Turbines'),
    has_equote: 1,
    premises: premises('us', 'brennholt.example', 'United States', 'Washington', 'Spokane'),
  },
  {
    ...usual,
    id: customerIds.creditHold,
    name: 'Engranes Corvane',
    legal_name: 'Engranes Corvane, S.A. de C.V.',
    ...market('Forged Discs', 'Industrial', 'Gears'),
    premises: premises('mx', 'corvane.example', 'México', 'Coahuila', 'Saltillo'),
  },
  {
    ...usual,
    id: customerIds.brandNew,
    name: 'Tessaly Windkraft',
    legal_name: 'Tessaly Windkraft GmbH & Co. KG',
    ...market('Rings', 'Wind Energy', 'Slewing Bearings'),
    premises: premises('eu', 'tessaly.example', 'Germany', 'Bayern', 'Regensburg'),
  },
  {
    ...usual,
    id: customerIds.steelMaker,
    name: 'Norrvik Stål',
    legal_name: 'Norrvik Stål AB',
    ...market('Steel', 'Raw Material', 'Special Steel Bars'),
    premises: premises('eu', 'norrvik.example', 'Sweden', 'Värmland', 'Karlstad'),
  },
  {
    ...usual,
    id: customerIds.directParent,
    name: 'Amaranto Petróleo y Gas',
    legal_name: 'Amaranto Petróleo y Gas, S.A.P.I. de C.V.',
    ...market('Rings', 'Oil & Gas', 'Flanges and Valves'),
    has_equote: 1,
    premises: premises('mx', 'amaranto.example', 'México', 'Tamaulipas', 'Tampico'),
  },
  {
    ...usual,
    id: customerIds.ringsOnly,
    name: 'Kitsuragi Bearing',
    legal_name: '桂木軸受株式会社',
    ...market('Rings', 'Bearings', 'Industrial Bearings'),
    has_equote: 1,
    premises: premises('jp', 'kitsuragi.example', 'Japan', 'Nagano', 'Suwa'),
  },
  {
    ...usual,
    id: customerIds.aerospace,
    name: 'Aurélian Aérostructures',
    legal_name: 'Aurélian Aérostructures SAS',
    ...market('Aerospace', 'Commercial Aviation', 'Engine Cases'),
    has_equote: 1,
    premises: premises('eu', 'aurelian.example', 'France', 'Occitanie', 'Toulouse'),
  },
  {
    ...usual,
    id: customerIds.excluded,
    name: 'Patio Sur Trials',
    legal_name: 'Patio Sur, cuenta interna de pruebas',
    ...market('Forged Discs', 'Industrial', 'Trial Orders'),
    exclude_from_context: 1,
    premises: premises('mx', 'patiosur.example', 'México', 'Nuevo León', 'Santa Catarina'),
  },
  {
    ...usual,
    id: customerIds.volume,
    name: 'Ironmere Energy Systems',
    legal_name: 'Ironmere Energy Systems LLC',
    ...market('Forged Discs', 'Power Generation', 'Steam Turbines'),
    has_equote: 1,
    premises: premises('us', 'ironmere.example', 'United States', 'Texas', 'Houston'),
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
  ...market('Rings', 'Oil & Gas', 'Flanges and Valves'),
  is_shown: 0,
  parent_id: customerIds.directParent,
}))

const carriers: Row[] = ['Sierra Larga Logistics', 'Kestrel Bay Freight'].map((name, index) => ({
  ...usual,
  id: 301 + index,
  name,
  legal_name: name,
  type: 2,
  ...market('', '', ''),
}))

export const plantCustomers = async ({ db }: Ground) => {
  const own = demoCustomers.map(({ premises, ...row }): Row => row)
  const rows = [...own, ...directCustomers, ...carriers]
  const customers = rows.map((row) => ({ ...row, search: fold(`${row.name}\n${row.legal_name}`) }))
  await enterRows(db, { customers })
}
