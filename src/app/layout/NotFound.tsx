import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '#kit/page/pageTitle.ts'

export const NotFound = () => {
  const translate = useTranslate()
  useDocumentTitle(translate('shell.notFound'))
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 4 }}>
      <Typography variant="h1">{translate('shell.notFound')}</Typography>
      <Typography>{translate('shell.notFoundText')}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('shell.toDashboard')}
      </Button>
    </Box>
  )
}
