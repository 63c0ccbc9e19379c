import type { AnyRow } from '../report/reportOptions.ts'
import { GroupButton } from './GroupButton.tsx'
import { type Group, isOneRow } from './grouping.ts'
import { ReportRow } from './ReportRows.tsx'
import type { GroupParts } from './reportParts.ts'

interface Props extends GroupParts {
  readonly group: Group
  readonly level: number
}

/** Columns spanned by the group's name, up to the first total. */
const nameSpan = ({ columns, total }: Pick<GroupParts, 'columns' | 'total'>) => {
  const first = columns.findIndex(({ source }, position) => position > 0 && total.includes(source))
  return first < 0 ? columns.length : first
}

const Head = ({ group, level, columns, grouping, total, sumsOf, rowAction }: Props) => {
  const span = nameSpan({ columns, total })
  const sums: AnyRow = sumsOf(group.rows)
  return (
    <tr className={`group-head is-level-${level}`}>
      <th scope="rowgroup" colSpan={span}>
        <GroupButton group={group} grouping={grouping} />
      </th>
      {columns.slice(span).map((column) => (
        <td key={column.source} className={column.align === 'right' ? 'is-right' : ''}>
          {total.includes(column.source) && column.format(sums)}
        </td>
      ))}
      {rowAction && <td className="row-action" />}
    </tr>
  )
}

const Rows = ({ rows, columns, rowAction }: Pick<Group, 'rows'> & GroupParts) =>
  rows.map((row) => <ReportRow key={row.id} row={row} columns={columns} rowAction={rowAction} />)

const Inside = ({ group, level, ...rest }: Props) => (
  <>
    <Head group={group} level={level} {...rest} />
    {rest.grouping.isOpen(group) && (
      <>
        {group.groups.map((inner) =>
          isOneRow(inner, rest.columns) ? (
            <Rows key={inner.key} rows={inner.rows} {...rest} />
          ) : (
            <Inside key={inner.key} group={inner} level={level + 1} {...rest} />
          ),
        )}
        {group.groups.length === 0 && <Rows rows={group.rows} {...rest} />}
      </>
    )}
  </>
)

export const GroupRows = (props: GroupParts) =>
  props.grouping.groups.map((group) => (
    <tbody key={group.key}>
      <Inside group={group} level={1} {...props} />
    </tbody>
  ))
