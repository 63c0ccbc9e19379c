import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { hasLoginCookie } from '../../../../authProvider/session.ts'
import { MessageBanner } from '../../../kit/feedback/MessageBanner.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { portalSettings } from '../../../kit/portalSettings.ts'
import { LegalSections, type LegalText } from './LegalSections.tsx'

interface LegalPageProps {
  readonly text: LegalText
}

const space = { body: { margin: 8, padding: 8 } }
const noSpace = { body: { margin: 0, padding: 0 } }

/**
 * A legal text by itself: public, without the portal's frame (spec 3 §2). Without a session the body has no space
 * around it.
 */
export const LegalPage = ({ text }: LegalPageProps) => {
  const translate = useTranslate()
  const { product } = portalSettings()
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}>
      <GlobalStyles styles={hasLoginCookie() ? space : noSpace} />
      <Box component="header" sx={{ mb: 3 }}>
        <Link
          href="/"
          aria-label={translate('account.legal.home', { product })}
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' }}
        >
          <Mark size={32} />
          <Typography component="span" variant="h2">
            {product}
          </Typography>
        </Link>
      </Box>
      <Box component="main" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{text.title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('account.legal.updated', { date: text.updated })}
        </Typography>
        <MessageBanner kind="info">{translate('account.legal.review')}</MessageBanner>
        <Typography>{text.intro.replaceAll('{product}', product)}</Typography>
        <LegalSections sections={text.sections} product={product} />
      </Box>
    </Box>
  )
}
