import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Mark } from '#kit/Mark.tsx'
import { portalSettings } from '#kit/portalSettings.ts'

// Hidden on phones, where the customer's name needs the space.
const productName = {
  display: { xs: 'none', sm: 'inline' },
  fontSize: 16,
  fontWeight: 700,
  letterSpacing: '0.02em',
}

export const Brand = () => {
  const translate = useTranslate()
  const { product } = portalSettings()
  return (
    <ButtonBase
      component={Link}
      to="/"
      aria-label={translate('shell.home', { product })}
      sx={{ height: 56, gap: 1, px: 1, flexShrink: 0, '--mark-glow': (theme) => theme.palette.bar.accent }}
    >
      <Mark size={28} />
      <Typography component="span" sx={productName}>
        {product}
      </Typography>
    </ButtonBase>
  )
}
