import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'

/** Row named by the URL parameter; all rows if the parameter matches none. */
export const useOnlyRow = <Row,>(parameter: string, rows: readonly Row[], keyOf: (row: Row) => string) => {
  const [search] = useSearchParams()
  const value = search.get(parameter)
  const only = rows.filter((row) => keyOf(row) === value)
  return only.length > 0 ? { rows: only, value } : { rows, value: null }
}

interface Props {
  readonly parameter: string
  readonly value: string | null
}

export const OnlyRow = ({ parameter, value }: Props) => {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()
  if (value === null) return null
  const showAll = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(parameter)
        return after
      },
      { replace: true },
    )
  return (
    <Typography variant="body2" className="no-print" sx={{ color: 'text.secondary' }}>
      {translate('kit.only.shown', { value })}{' '}
      <Button size="small" onClick={showAll}>
        {translate('kit.only.all')}
      </Button>
    </Typography>
  )
}
