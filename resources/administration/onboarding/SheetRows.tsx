import NewIcon from '@mui/icons-material/CheckCircleOutlined'
import WrongIcon from '@mui/icons-material/ErrorOutlined'
import ExistsIcon from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { rowReason, rowResult, sheetRow } from '#schema/administration/onboarding.ts'
import type { RowOfFields } from '#schema/entity.ts'
import type { RowResult } from './sendSheet.ts'
import type { Sheet } from './sheet.ts'
import { useReasonText } from './useReasonText.ts'

interface RowStateProps {
  readonly state: RowResult['state']
  readonly text: string
}

const looks = {
  new: { Icon: NewIcon, color: 'onTime' },
  exists: { Icon: ExistsIcon, color: 'unknown' },
  wrong: { Icon: WrongIcon, color: 'critical' },
} as const

const RowState = ({ state, text }: RowStateProps) => {
  const { Icon, color } = looks[state]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        borderRadius: 4,
        fontWeight: 550,
        bgcolor: `states.${color}.soft`,
        color: `states.${color}.main`,
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {text}
    </Box>
  )
}

/** Row of the sheet combined with its result, whose state hides the state of the address. */
const shown = {
  fields: {
    ...sheetRow.fields,
    line: rowResult.fields.row,
    state: rowResult.fields.state,
    problems: rowReason.fields.message,
  },
  key: ['line'],
} as const

type Row = RowOfFields<typeof shown.fields>

const columns = ['line', 'state', 'problems', 'name', 'email', 'company', 'roleId', 'customerIds', 'pages'] as const
const rowsAtOnce = 25
const wrapped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', py: 0.5 }

interface Props {
  readonly sheet: Sheet
  readonly isCreated: boolean
  readonly results: readonly RowResult[]
}

/** Results of all rows, or only of the problem rows. */
export const SheetRows = ({ sheet, isCreated, results }: Props) => {
  const translate = useTranslate()
  const describeReason = useReasonText()
  const [isNarrowed, setNarrowed] = useState(false)
  const rows = useMemo(
    () =>
      results
        .filter(({ state }) => !isNarrowed || state === 'wrong')
        .flatMap(({ row, state, reasons }): Row[] => {
          const line = sheet.lines[row]
          return line ? [{ ...line.row, line: line.line, state, problems: reasons.map(describeReason).join('\n') }] : []
        }),
    [sheet, results, isNarrowed, describeReason],
  )
  const show = useMemo(
    () => ({
      state: ({ state }: Row, text: string) => (
        <RowState state={state} text={isCreated && state === 'new' ? translate('onboarding.created') : text} />
      ),
      problems: ({ problems }: Row) => <Box sx={wrapped}>{problems || '-'}</Box>,
    }),
    [translate, isCreated],
  )
  const narrow = (
    <FormControlLabel
      control={<Switch size="small" checked={isNarrowed} onChange={(event) => setNarrowed(event.target.checked)} />}
      label={translate('onboarding.onlyProblems')}
    />
  )
  return (
    <RowsReport
      name="sheetRows"
      entity={shown}
      rows={rows}
      columns={columns}
      sort={['line', 'ASC']}
      show={show}
      pageSize={rowsAtOnce}
      actions={narrow}
      fileName="onboarding"
    />
  )
}
