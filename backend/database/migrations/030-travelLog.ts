import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const travelLog = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const real = dialect.name === 'postgres' ? sql`double precision` : sql`real`
  await sql`create table travel_visits (
    id ${dialect.generatedKey}, city ${words} not null, country ${words} not null,
    latitude ${real} not null, longitude ${real} not null, visited_on ${words} not null,
    visitor ${words} not null, note ${words} not null, is_sample integer not null default 0)`.execute(db)
}
