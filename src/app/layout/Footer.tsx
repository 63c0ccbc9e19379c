import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { portalSettings } from '#kit/portalSettings.ts'

const legal = [
  { to: '/terms-and-conditions/', text: 'shell.terms' },
  { to: '/privacy-policy/', text: 'shell.privacy' },
]

/** Element id of the data age in the footer. */
export const dataAgeId = 'data-age'

export const Footer = memo(() => {
  const translate = useTranslate()
  const year = String(new Date().getFullYear())
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        px: { xs: 2, md: 3 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {translate('shell.copyright', { year, product: portalSettings().product })}
      </Typography>
      <Box id={dataAgeId} sx={{ '&:empty': { display: 'none' } }} />
      {legal.map(({ to, text }) => (
        <Link key={to} component={RouterLink} to={to} variant="body2">
          {translate(text)}
        </Link>
      ))}
    </Box>
  )
})
