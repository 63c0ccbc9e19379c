import ChartIcon from '@mui/icons-material/BarChartOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Hint } from '../../feedback/Hint.tsx'

interface Props {
  readonly title: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export const TableSwitch = ({ title, isOn, onChange }: Props) => {
  const translate = useTranslate()
  const label = translate(isOn ? 'kit.charts.showChart' : 'kit.charts.showTable')
  return (
    <Hint title={label}>
      <IconButton
        size="small"
        className="no-print"
        aria-label={`${label}: ${title}`}
        onClick={() => onChange(!isOn)}
        sx={{ color: 'text.secondary' }}
      >
        {isOn ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
      </IconButton>
    </Hint>
  )
}
