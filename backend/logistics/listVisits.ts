import { logistics } from '../../schema/logistics.ts'
import { list } from '../list/list.ts'

/** Where the provider's people have been, or will be soon. */
export const listVisits = list(logistics.listVisits, {
  from: (db) => db.selectFrom('travel_visits'),
  fields: {
    city: 'travel_visits.city',
    country: 'travel_visits.country',
    latitude: 'travel_visits.latitude',
    longitude: 'travel_visits.longitude',
    visitedOn: 'travel_visits.visited_on',
    visitor: 'travel_visits.visitor',
    note: 'travel_visits.note',
    isSample: 'travel_visits.is_sample',
  },
  order: ['visitedOn', 'DESC'],
  key: 'travel_visits.id',
})
