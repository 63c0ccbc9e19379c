import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Mark } from '#kit/Mark.tsx'

export const UnderMaintenance = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, px: 2, py: { xs: 6, md: 10 } }}>
      <Mark size={72} />
      <Typography variant="h2">{translate('account.maintenance.title')}</Typography>
      <Typography sx={{ maxWidth: 440, color: 'text.secondary' }}>{translate('account.maintenance.text')}</Typography>
      <Button component={Link} to="/wip-reports/" variant="outlined">
        {translate('account.maintenance.toWip')}
      </Button>
    </Box>
  )
}
