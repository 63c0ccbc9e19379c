import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** At an address that no page has. */
export const NotFound = () => {
  const translate = useTranslate()
  useDocumentTitle(translate('shell.notFound'))
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 4 }}>
      <Typography variant="h1">{translate('shell.notFound')}</Typography>
      <Typography>{translate('shell.notFoundText')}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('shell.toDashboard')}
      </Button>
    </Stack>
  )
}
