import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { DataFile } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { root } from '../root.ts'
import { enterRows, importTexts } from './enterRows.ts'
import type { Ground } from './ground.ts'

const folder = new URL('backend/demo/files/', root)

/** `{day-12}` is twelve days before the business day, `{year+1}` the year after its own. */
const textOf = (path: string, today: Day) =>
  readFileSync(new URL(path, folder), 'utf8').replace(/\{(day|year)([+-]\d+)?\}/g, (_, unit, offset = '0') =>
    unit === 'day' ? daysAfter(today, Number(offset)) : String(Number(today.slice(0, 4)) + Number(offset)),
  )

const plantAll = async (ground: Ground, files: readonly DataFile[]) => {
  for (const file of files)
    for (const path of [`${file.name}.csv`, ...(ground.hasExtremes ? [`extremes/${file.name}.csv`] : [])])
      if (existsSync(new URL(path, folder))) await importTexts(ground, [[file, textOf(path, ground.today)]])
}

/** Rows of a file that the importer does not know, each by its column names. */
export const rowsIn = (name: string, { today, hasExtremes }: Ground): readonly Readonly<Record<string, string>>[] => {
  const rows = [`${name}.csv`, ...(hasExtremes ? [`extremes/${name}.csv`] : [])].flatMap((path) =>
    parse<Record<string, string>>(textOf(path, today), { columns: true }),
  )
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

const firstOfParts = dataFiles.findIndex(({ name }) => name === 'parts')

/** Photos are drawings, which people may not upload. */
const photosIn = (name: string) =>
  readdirSync(new URL(`${name}/`, folder)).map((file) => ({
    id: Number(basename(file, '.svg')),
    media_type: 'image/svg+xml' as const,
    photo: readFileSync(new URL(`${name}/${file}`, folder)),
  }))

/** CSV files that parts, users and orders refer to. */
export const plantFirstFiles = async (ground: Ground) => {
  await plantAll(ground, dataFiles.slice(0, firstOfParts))
  await enterRows(ground, {
    contact_photos: photosIn('contactPhotos').map(({ id, ...photo }) => ({ contact_id: id, ...photo })),
    team_photos: photosIn('teamPhotos').map(({ id, ...photo }) => ({ team_member_id: id, ...photo })),
  })
}

/** CSV files that refer to parts. */
export const plantOtherFiles = async (ground: Ground) => {
  await plantAll(ground, dataFiles.slice(firstOfParts))
  await ground.db
    .updateTable('lots')
    .set(({ selectFrom }) => ({
      job_order_id: selectFrom('job_orders')
        .whereRef('job_orders.part_id', '=', 'lots.part_id')
        .select((eb) => eb.fn.min('id').as('id')),
    }))
    .execute()
}
