import type { Imported } from '../imported.ts'
import type { Problem } from '../reading/problems.ts'

export const number = (value: number) => value.toLocaleString('en')

const describeChanges = ({ rows, added, changed, removed, removedReferring }: Imported) => {
  const changes = [
    added > 0 && `${number(added)} added`,
    changed > 0 && `${number(changed)} changed`,
    removed > 0 && `${number(removed)} removed`,
    removedReferring > 0 && `${number(removedReferring)} of other kinds removed with them`,
  ].filter(Boolean)
  return `${number(rows)} rows: ${changes.join(', ') || 'nothing changed'}.`
}

const nameOf = ({ entity, fileName }: Imported) => fileName ?? `${entity}.csv`

const describeProblem = (name: string, { line, column, header, value, reason }: Problem) => {
  const place = header !== null && header !== column ? `${column} (${header})` : (column ?? '-')
  return `  ${[name, line || '-', place, ...(value === null ? [] : [JSON.stringify(value)]), reason].join(': ')}`
}

const maxWarnings = 20

const listed = (name: string, problems: readonly Problem[], count: number, what: string) => [
  ...problems.map((problem) => describeProblem(name, problem)),
  ...(count > problems.length ? [`  and ${number(count - problems.length)} more ${what}.`] : []),
]

/** Form of the file if it is not the portal's own. */
const describeForm = ({ form: { form, encoding, sheet }, columns, ignored }: Imported) => {
  const formats = columns.filter(({ format }) => format !== null).map(({ column, format }) => `${column} ${format}`)
  const parts = [
    form !== 'csv' && `sheet ${sheet}`,
    encoding !== null && encoding !== 'utf-8' && `encoding ${encoding}`,
    ...formats,
    ignored.length > 0 && `not imported: ${ignored.join(', ')}`,
  ].filter(Boolean)
  return parts.length > 0 ? [`  read as: ${parts.join('; ')}`] : []
}

const describeRow = ({ state, number: key, customer, changes }: Imported['changedRows'][number]) => {
  const texts = changes.map(({ column, from, to }) => {
    if (state === 'changed') return `${column} ${from ?? '-'} -> ${to ?? '-'}`
    return `${column} ${from ?? to}`
  })
  const name = [key, customer !== null && `(${customer})`].filter(Boolean).join(' ')
  return `  ${[state, name, texts.join(', ')].filter(Boolean).join(': ')}`
}

/** Listed rows, and how many more there are. */
const describeRows = ({ changedRows, added, changed, removed }: Imported) => {
  const more = added + changed + removed - changedRows.length
  return [...changedRows.map(describeRow), ...(more > 0 ? [`  and ${number(more)} more rows.`] : [])]
}

/** Lines on the result of a file, in English; with all listed problems, and the changed rows if they are wanted. */
export const describeImported = (imported: Imported, isListing: boolean) => {
  const { entity, problems, problemCount, warnings, warningCount, isDryRun, needsForce } = imported
  const name = nameOf(imported)
  const warned = listed(name, warnings.slice(0, maxWarnings), warningCount, 'warnings').map((text) =>
    text.replace('  ', '  warning: '),
  )
  if (problemCount > 0)
    return [
      `${entity}: rejected, no row was stored.`,
      ...describeForm(imported),
      ...listed(name, problems, problemCount, 'problems'),
      ...warned,
    ].join('\n')
  const forced = needsForce && isDryRun ? ['  more than 20 % of the rows would be removed: add --force'] : []
  return [
    `${entity}: ${isDryRun ? 'dry run, ' : ''}${describeChanges(imported)}`,
    ...describeForm(imported),
    ...(isListing ? describeRows(imported) : []),
    ...warned,
    ...forced,
  ].join('\n')
}
