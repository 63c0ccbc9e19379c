import type { Day } from '../../../schema/kinds.ts'
import { daysAfter } from '../../../values/days.ts'
import type { Row } from '../enterRows.ts'

type Visit = readonly [city: string, country: string, latitude: number, longitude: number, days: number, note: string]

const visits: readonly Visit[] = [
  ['Spokane', 'United States', 47.7, -117.4, -6, 'Ring programme of the coming year; two new casings quoted.'],
  ['Toulouse', 'France', 43.6, 1.4, -20, 'First article of the engine case was accepted.'],
  ['Karlstad', 'Sweden', 59.4, 13.5, -41, 'Melt schedule of alloy 718 Premium.'],
  ['Suwa', 'Japan', 36, 138.1, -63, 'Audit of bearing rings, closed without findings.'],
  ['Tampico', 'México', 22.3, -97.9, -90, 'Flanges for the direct customers; call-offs by month.'],
  ['Houston', 'United States', 29.8, -95.4, -118, 'Delivery windows of turbine discs.'],
  ['Regensburg', 'Germany', 49, 12.1, 12, 'Introduction of a new customer of slewing bearings.'],
]

const visitors = ['Renata Olvera', 'Thomas Whitlock'] as const

export const travelVisits = (today: Day): Row<'travel_visits'>[] =>
  visits.map(([city, country, latitude, longitude, days, note], place) => ({
    ...{ city, country, latitude, longitude, note, visited_on: daysAfter(today, days) },
    visitor: visitors[place % visitors.length] ?? visitors[0],
    is_sample: 1,
  }))
