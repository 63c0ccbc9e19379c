import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import type { Selection } from '#kit/table/selection.ts'
import { kindsOfLines, maxRequestedLines } from '#schema/orders/requestKinds.ts'
import type { useNewRequest } from './useNewRequest.tsx'

interface Props {
  /** Lines by their job orders. */
  readonly selection: Selection
  readonly openRequest: ReturnType<typeof useNewRequest>['open']
  /** By default, all lines can be selected. */
  readonly isSelectable?: (row: AnyRow) => boolean
}

/** One request for all selected lines of the tab's customer; the selection ends when it is sent. */
export const RequestBar = ({ selection, openRequest, isSelectable = () => true }: Props) => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer()
  const numbers = selection.rows.map(({ id }) => String(id))
  const isTooMany = numbers.length > maxRequestedLines
  if (!openRequest || customerId === null) return null
  const clear = () => selection.change(() => [], [])
  return (
    <SelectionBar
      selection={selection}
      isSelectable={isSelectable}
      max={maxRequestedLines}
      nameOf={({ id }) => String(id)}
    >
      {kindsOfLines.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          disabled={isTooMany}
          onClick={() => void openRequest({ customerId, numbers, kind }, clear)}
        >
          {translate(`orders.ask.${kind}`)}
        </Button>
      ))}
      {isTooMany && translate('orders.ask.tooMany', { max: maxRequestedLines })}
    </SelectionBar>
  )
}
