import Open from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useResourceContext, useTranslate } from 'react-admin'
import type { Group, Grouping } from './grouping.ts'

interface Props {
  readonly group: Group
  readonly grouping: Grouping
}

export const GroupButton = ({ group, grouping: { labelOf, isOpen, turn } }: Props) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const count = { smart_count: group.rows.length }
  return (
    <ButtonBase
      aria-expanded={isOpen(group)}
      onClick={() => turn(group)}
      sx={{ font: 'inherit', gap: 0.5, minHeight: 28, textAlign: 'left', overflowWrap: 'anywhere', borderRadius: 1 }}
    >
      <Open fontSize="small" className="no-print" sx={isOpen(group) ? {} : { transform: 'rotate(-90deg)' }} />
      {labelOf(group)}{' '}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {translate(`resources.${resource}.groupRows`, { ...count, _: translate('table.groupRows', count) })}
      </Box>
    </ButtonBase>
  )
}
