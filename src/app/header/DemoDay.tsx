import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { Hint } from '#kit/feedback/Hint.tsx'
import { formatDay } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import type { Day } from '#schema/kinds.ts'

export const DemoDay = () => {
  const translate = useTranslate()
  const { businessDay } = portalSettings()
  if (!businessDay) return null
  const day = formatDay(businessDay as Day)
  return (
    <Hint title={translate('shell.demoDayHint', { day })}>
      <Box
        component="span"
        tabIndex={0}
        sx={{
          flexShrink: 0,
          px: 1,
          py: 0.25,
          border: 1,
          borderColor: 'bar.line',
          borderRadius: 1,
          fontSize: 12,
          whiteSpace: 'nowrap',
        }}
      >
        {translate('shell.demoDay', { day })}
      </Box>
    </Hint>
  )
}
