import { logistics } from '../../schema/logistics.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'

/** Where the provider's people have been, or will be soon. */
export const listVisits = list(logistics.listVisits, {
  from: (db) => db.selectFrom('travel_visits'),
  fields: {
    ...columnsOf('travel_visits', 'city', 'country', 'latitude', 'longitude'),
    ...columnsOf('travel_visits', 'visitedOn', 'visitor', 'note', 'isSample'),
  },
  order: ['visitedOn', 'DESC'],
  key: 'travel_visits.id',
})
