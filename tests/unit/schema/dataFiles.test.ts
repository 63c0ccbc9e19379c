import { expect, it } from 'vitest'
import { describeColumn, ownColumns } from '#schema/imports/file.ts'
import { dataFileOf, dataFiles } from '#schema/imports/index.ts'
import { columnOf } from '#schema/records/record.ts'
import { migratedColumns } from '#scripts/data/tableTypes.ts'

const place = (name: string) => dataFiles.findIndex((file) => file.name === name)

it('every column and link of a data file has a column in its table', async () => {
  const known = new Set((await migratedColumns()).map(({ table, name }) => `${table}.${name}`))
  const missing = dataFiles.flatMap((file) => {
    const own = ownColumns(file).map(([name]) => columnOf(name))
    const named = [...own, ...file.links.map(({ column }) => column), ...file.keyColumns]
    return named.map((column) => `${file.table}.${column}`).filter((path) => !known.has(path))
  })
  expect(missing).toEqual([])
})

it.each(dataFiles)('$name links to rows of earlier files by columns of both', ({ name, columns, links, key }) => {
  for (const { file, by } of links) {
    expect(place(file)).toBeGreaterThanOrEqual(0)
    expect(place(file)).toBeLessThanOrEqual(place(name))
    expect(Object.keys(dataFileOf(file)?.columns ?? {})).toEqual(expect.arrayContaining(Object.keys(by)))
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.values(by)))
  }
  expect(Object.keys(columns)).toEqual(expect.arrayContaining([...key]))
})

it.each(dataFiles)('$name has a description of itself and of each column', ({ about, columns }) => {
  expect(about).not.toBe('')
  for (const column of Object.values(columns)) expect(describeColumn(column)).toMatch(/\w\.$/)
})
