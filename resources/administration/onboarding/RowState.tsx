import NewIcon from '@mui/icons-material/CheckCircleOutlined'
import WrongIcon from '@mui/icons-material/ErrorOutlined'
import ExistsIcon from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import type { RowResult } from './sendSheet.ts'

interface Props {
  readonly state: RowResult['state']
  readonly text: string
}

const looks = {
  new: { Icon: NewIcon, color: 'onTime' },
  exists: { Icon: ExistsIcon, color: 'unknown' },
  wrong: { Icon: WrongIcon, color: 'critical' },
} as const

/** What becomes of a row, as a chip. */
export const RowState = ({ state, text }: Props) => {
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
