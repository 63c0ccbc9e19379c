import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { EmailLink } from '../../../src/kit/cards/EmailLink.tsx'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { portalSettings } from '../../../src/kit/portalSettings.ts'

// Placeholders; operators replace them by their own address.
const email = 'contact@provider.example'
const phone = '+52 00 0000 0000'
const address = 'Calle Ejemplo 100\nParque Industrial\n00000 Ciudad, México'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </>
)

interface Props {
  readonly text: 'support.provider.text' | 'support.provider.choose'
}

export const ProviderAddress = ({ text }: Props) => {
  const translate = useTranslate()
  const { product } = portalSettings()
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2 }}>
      <Typography>{translate(text, { product })}</Typography>
      <InfoCard title={product}>
        <Box
          component="dl"
          sx={{ display: 'grid', m: 0, columnGap: 3, rowGap: 1, gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' } }}
        >
          <Fact name={translate('support.provider.email')}>
            <EmailLink email={email} />
          </Fact>
          <Fact name={translate('support.provider.phone')}>
            <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
          </Fact>
          <Fact name={translate('support.provider.hours')}>{translate('support.provider.hoursText')}</Fact>
          <Fact name={translate('support.provider.address')}>{address}</Fact>
        </Box>
      </InfoCard>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('support.provider.review')}
      </Typography>
    </Box>
  )
}
