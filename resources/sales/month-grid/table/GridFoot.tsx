import UndoIcon from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import { Outcome } from '../../../../src/kit/feedback/Outcome.tsx'
import type { MonthEdits } from '../useMonthEdits.ts'

interface Props {
  readonly noteId: string
  readonly isPhone: boolean
  readonly edits: MonthEdits
}

// Fixed space, so that a message does not shift the layout; longer messages scroll. On a phone the full text is shown.
const messagePlace = { height: { sm: 88 }, overflowY: 'auto', displayPrint: 'none' } as const

export const GridFoot = ({ noteId, isPhone, edits }: Props) => {
  const translate = useTranslate()
  const { notice, canUndo, undo, clearNotice } = edits
  const isWrong = notice?.kind === 'error'
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 36 }}>
        <Button size="small" startIcon={<UndoIcon />} disabled={!canUndo} onClick={undo}>
          {translate('monthGrid.undo')}
        </Button>
        <Typography id={noteId} variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('monthGrid.unit')} {!isPhone && translate('monthGrid.keys')}
        </Typography>
      </Box>
      <Box sx={messagePlace}>
        {isWrong && (
          <MessageBanner kind="error" onClose={clearNotice}>
            {notice.lines.join('\n')}
          </MessageBanner>
        )}
        <Outcome kind={notice && !isWrong ? notice.kind : null}>{notice?.lines.join(' ')}</Outcome>
      </Box>
    </>
  )
}
