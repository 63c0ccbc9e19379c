import type { AnyRow } from '../reportOptions.ts'
import { ReportRow, type ReportRowsProps } from '../rows/ReportRows.tsx'
import type { SumsOf } from '../rows/totals.ts'
import type { Column } from '../useColumns.ts'
import { GroupButton } from './GroupButton.tsx'
import type { Group, Grouping } from './grouping.ts'

interface Props extends Omit<ReportRowsProps, 'rows'> {
  readonly grouping: Grouping
  readonly summed: readonly string[]
  readonly sumsOf: SumsOf
}

interface HeadProps extends Props {
  readonly group: Group
  readonly level: number
}

/** How many columns stand before the first sum, for the head's name. */
const nameSpan = (columns: readonly Column[], summed: readonly string[]) => {
  const first = columns.findIndex(({ source }, position) => position > 0 && summed.includes(source))
  return first < 0 ? columns.length : first
}

const Head = ({ group, level, columns, grouping, summed, sumsOf, rowAction }: HeadProps) => {
  const span = nameSpan(columns, summed)
  const sums: AnyRow = sumsOf(group.rows)
  return (
    <tr className={`group-head is-level-${level}`}>
      <th scope="rowgroup" colSpan={span}>
        <GroupButton group={group} grouping={grouping} />
      </th>
      {columns.slice(span).map((column) => (
        <td key={column.source} className={column.align === 'right' ? 'is-right' : ''}>
          {summed.includes(column.source) && column.format(sums)}
        </td>
      ))}
      {rowAction && <td className="row-action" />}
    </tr>
  )
}

const Inside = ({ group, level, ...rest }: HeadProps) => (
  <>
    <Head group={group} level={level} {...rest} />
    {rest.grouping.isOpen(group) && (
      <>
        {group.groups.map((inner) => (
          <Inside key={inner.key} group={inner} level={level + 1} {...rest} />
        ))}
        {group.groups.length === 0 &&
          group.rows.map((row) => (
            <ReportRow key={row.id} row={row} columns={rest.columns} rowAction={rest.rowAction} />
          ))}
      </>
    )}
  </>
)

/** The rows of a report under the heads of their groups, each with its sums. */
export const GroupRows = (props: Props) =>
  props.grouping.groups.map((group) => (
    <tbody key={group.key}>
      <Inside group={group} level={1} {...props} />
    </tbody>
  ))
