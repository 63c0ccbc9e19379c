import { kindNamedBy } from '#schema/imports/plantKeys.ts'
import type { DialectName } from '../../database/dialect.ts'
import type { Layout } from '../reading/layout.ts'
import { quoted } from './statements.ts'

/** A text in hexadecimal digits, so that nothing of it can be SQL. */
const literal = (text: string, dialect: DialectName) => {
  const hex = Buffer.from(text).toString('hex')
  return dialect === 'sqlite' ? `cast(x'${hex}' as text)` : `convert_from(decode('${hex}', 'hex'), 'UTF8')`
}

/** Columns of the table with a number for which the file has keys of the plant, and what they number. */
const keyedColumns = ({ file, placed }: Layout) =>
  placed.flatMap(({ name, keys }) => {
    const kind = keys !== null && file.key.includes(name) ? kindNamedBy(file.name, name) : null
    if (kind === null) return []
    const link = file.links.find(({ by }) => Object.keys(by).length === 1 && Object.values(by)[0] === name)
    return name === 'id' ? [{ kind, column: 'id' }] : link ? [{ kind, column: link.column }] : []
  })

/**
 * Condition that a row may be removed because the program of the file no longer has it: the records that identify it
 * have no key of another program, and one of this program if it has a name.
 */
export const ofSource = (layout: Layout, source: string, dialect: DialectName) => {
  const columns = keyedColumns(layout)
  const own = literal(source, dialect)
  return (alias: string) =>
    columns
      .flatMap(({ kind, column }) => {
        const keys = `select 1 from plant_keys pair where pair.kind = '${kind}' and pair.number = ${alias}.${quoted(column)}`
        const isOfNoOther = `not exists (${keys} and pair.source <> ${own})`
        return source === '' ? [isOfNoOther] : [isOfNoOther, `exists (${keys} and pair.source = ${own})`]
      })
      .join(' and ') || 'true'
}
