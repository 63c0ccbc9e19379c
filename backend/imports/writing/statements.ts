import { type FieldInfo, infoOf, type KindName } from '#schema/fields.ts'
import type { DataFile, Link } from '#schema/imports/file.ts'
import { columnOf } from '#schema/records/record.ts'
import type { DialectName } from '../../database/dialect.ts'
import type { Layout, Leading, Making } from '../reading/layout.ts'

/* SQL of an import. `staged` holds the rows of a file as read; `planned` holds the resulting table rows with their
   state. Both are temporary. Names come from the schema and values from tables, so nothing from a file enters the
   SQL text. */

export const quoted = (name: string) => `"${name}"`
const listed = (names: readonly string[]) => names.map(quoted).join(', ')

export const states = { unchanged: 0, changed: 1, added: 2 } as const

export const stagedTable = ({ name }: DataFile) => `staged_${columnOf(name)}`
export const plannedTable = ({ name }: DataFile) => `planned_${columnOf(name)}`
/** Lines with problems. */
export const wrongTable = ({ name }: DataFile) => `wrong_${columnOf(name)}`

const inFloats: readonly KindName[] = ['quantity', 'pounds', 'inches', 'percent']

const isWhole = ({ kind, words }: FieldInfo) =>
  ['integer', 'money', 'kilograms', 'flag'].includes(kind) || typeof words[0] === 'number'

const typeOf = (field: FieldInfo | undefined, isAttached: boolean, dialect: DialectName) => {
  if (isAttached) return dialect === 'postgres' ? 'bytea' : 'blob'
  if (field && inFloats.includes(field.kind)) return 'double precision'
  if (field && isWhole(field)) return 'bigint'
  return dialect === 'postgres' ? 'text collate "C"' : 'text'
}

const fieldOf = ({ columns }: DataFile, column: string) => {
  const found = Object.entries(columns).find(([name]) => columnOf(name) === column)?.[1].field
  return found && infoOf(found)
}

export const plannedColumns = ({ own, links, made }: Layout) => [
  ...own,
  ...links.map(({ column }) => column),
  ...made.filter(({ isInFile }) => isInFile).map(({ column }) => column),
]

export const createStaged = ({ file, staged }: Layout, dialect: DialectName) => {
  const columns = staged.map(
    (column) => `${quoted(column)} ${typeOf(fieldOf(file, column), column === file.attached?.column, dialect)}`,
  )
  return `create temp table ${stagedTable(file)} (line integer primary key, ${columns.join(', ')})`
}

export const createWrong = (file: DataFile) => `create temp table ${wrongTable(file)} (line integer primary key)`

/** Notes the lines that a query finds as wrong. */
export const noteWrong = (file: DataFile, query: string) =>
  `insert into ${wrongTable(file)} select distinct line from (${query}) found where true on conflict do nothing`

/** Condition that the line of a planned row has no problem. */
export const isRight = (file: DataFile) => `line not in (select line from ${wrongTable(file)})`

/** Takes the column types from the target table. */
export const createPlanned = (layout: Layout) =>
  `create temp table ${plannedTable(layout.file)} as
    select 0 as line, 0 as state, ${listed(plannedColumns(layout))} from ${layout.file.table} limit 0`

export const dropTables = (file: DataFile) =>
  [stagedTable, plannedTable, wrongTable].map((table) => `drop table if exists ${table(file)}`)

const valueFor = ({ links }: Layout, column: string) => {
  const at = links.findIndex((link) => link.column === column)
  if (at < 0) return `staged.${quoted(column)}`
  const link = links[at] as Leading
  const found = `named_${at}.${quoted(link.to)}`
  return link.isOfItself ? `coalesce(${found}, self_${at}.${quoted(link.to)})` : found
}

const joinOf = (file: DataFile, { table, on, isOfItself }: Leading, at: number) => {
  const equal = (alias: string) =>
    on.map(([theirs, ours]) => `${alias}.${quoted(theirs)} = staged.${quoted(ours)}`).join(' and ')
  const self = isOfItself ? ` left join ${stagedTable(file)} self_${at} on ${equal(`self_${at}`)}` : ''
  return `left join ${table} named_${at} on ${equal(`named_${at}`)}${self}`
}

/** Condition that a column differs; PostgreSQL stores some sizes with fewer digits than the file has. */
const differs = (layout: Layout, column: string, dialect: DialectName) => {
  const value = valueFor(layout, column)
  const field = fieldOf(layout.file, column)
  const isDistinct = `present.${quoted(column)} is distinct from ${value}`
  if (dialect === 'sqlite' || !field || !inFloats.includes(field.kind)) return isDistinct
  return `(${isDistinct} and present.${quoted(column)} is distinct from cast(${value} as real))`
}

const changeable = ({ own, links, file }: Layout) =>
  [...own, ...links.map(({ column }) => column)].filter((column) => !file.keyColumns.includes(column))

/** Condition that two rows have the same key, whose parts are given for each of its columns. */
const hasKey = ({ keyColumns, optionalKeys }: DataFile, one: (key: string) => string, other: (key: string) => string) =>
  keyColumns
    .map((key) => `${one(key)} ${optionalKeys.has(key) ? 'is not distinct from' : '='} ${other(key)}`)
    .join(' and ')

const of = (alias: string) => (key: string) => `${alias}.${quoted(key)}`

export const isPlanned = (file: DataFile, alias = 'present') => hasKey(file, of(alias), of('planned'))

/** Condition that a row of one table or alias has the key of a row of another. */
export const isSameRow = (file: DataFile, one: string, other: string) => hasKey(file, of(one), of(other))

/** Resolves the references of staged rows and determines the state of each. */
export const fillPlanned = (layout: Layout, dialect: DialectName) => {
  const { file, links } = layout
  const columns = plannedColumns(layout)
  const isPresent = hasKey(file, of('present'), (key) => valueFor(layout, key))
  const changes = changeable(layout).map((column) => differs(layout, column, dialect))
  return `insert into ${plannedTable(file)} (line, state, ${listed(columns)})
    select staged.line,
      case when present.${quoted(file.keyColumns[0] ?? '')} is null then ${states.added}
        when ${changes.join(' or ') || '1 = 0'} then ${states.changed} else ${states.unchanged} end,
      ${columns.map((column) => valueFor(layout, column)).join(', ')}
    from ${stagedTable(file)} staged
    ${links.map((link, at) => joinOf(file, link, at)).join('\n')}
    left join ${file.table} present on ${isPresent}`
}

/** Updates the changed rows; null if the file has only key columns. */
export const changeRows = (layout: Layout) => {
  const { file } = layout
  const columns = changeable(layout)
  if (columns.length === 0) return null
  return `update ${file.table} as present set ${columns.map((column) => `${quoted(column)} = planned.${quoted(column)}`).join(', ')}
    from ${plannedTable(file)} planned where planned.state = ${states.changed} and ${isPlanned(file)}`
}

const random = (bytes: number) => `lower(hex(randomblob(${bytes})))`

const makers: Record<DialectName, Record<'hash' | 'guid', string>> = {
  sqlite: {
    hash: random(16),
    guid: `${random(4)} || '-' || ${random(2)} || '-4' || substr(${random(2)}, 2) || '-a' || substr(${random(2)}, 2) || '-' || ${random(6)}`,
  },
  postgres: { hash: `replace(gen_random_uuid()::text, '-', '')`, guid: 'gen_random_uuid()::text' },
}

const makerOf = ({ kind, column, isInFile }: Making, dialect: DialectName, base: number) => {
  const order = dialect === 'sqlite' ? 'planned.rowid' : 'planned.line'
  const own = kind === 'number' ? `${base} + row_number() over (order by ${order})` : makers[dialect][kind]
  return isInFile ? `coalesce(planned.${quoted(column)}, ${own})` : own
}

/** Inserts the new rows; ids that the file does not contain are numbered from `base`. */
export const addRows = (layout: Layout, dialect: DialectName, base: number, where = 'true') => {
  const { file, own, links, made, others } = layout
  const plain = [...own, ...links.map(({ column }) => column)]
  const columns = [...plain, ...made.map(({ column }) => column), ...others.map(([column]) => column)]
  const values = [
    ...plain.map((column) => `planned.${quoted(column)}`),
    ...made.map((making) => makerOf(making, dialect, base)),
    ...others.map(([, value]) => (typeof value === 'number' ? String(value) : `'${value}'`)),
  ]
  return `insert into ${file.table} (${listed(columns)}) select ${values.join(', ')}
    from ${plannedTable(file)} planned where planned.state = ${states.added} and ${where}`
}

/** Condition that a row is not in the file. */
export const isGone = (file: DataFile, alias = file.table) =>
  `not exists (select 1 from ${plannedTable(file)} planned where ${isPlanned(file, alias)})`

export const indexPlanned = (file: DataFile) =>
  `create index ${plannedTable(file)}_key on ${plannedTable(file)} (${listed(file.keyColumns)})`
export const countOf = (file: DataFile, condition: string) =>
  `select count(*) as count from ${file.table} where ${condition}`
export const countKept = (file: DataFile) =>
  `select count(*) as count from ${plannedTable(file)} where state <> ${states.added}`
export const countUnnamed = (file: DataFile) =>
  `select count(*) as count from ${plannedTable(file)}
    where ${file.keyColumns
      .filter((key) => !file.optionalKeys.has(key))
      .map((key) => `${quoted(key)} is null`)
      .join(' or ')}`
const isPartOfGone = (file: DataFile, { column }: Link, condition: string) =>
  `${quoted(column)} in (select ${quoted(file.rowColumn)} from ${file.table} where ${condition})`

export const countParts = (file: DataFile, part: DataFile, link: Link, condition: string) =>
  `select count(*) as count from ${part.table} where ${isPartOfGone(file, link, condition)}`
export const removeParts = (file: DataFile, part: DataFile, link: Link, condition: string) =>
  `delete from ${part.table} where ${isPartOfGone(file, link, condition)}`
export const removeGone = (file: DataFile, condition: string) => `delete from ${file.table} where ${condition}`
