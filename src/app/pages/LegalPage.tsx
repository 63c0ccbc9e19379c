import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import { hasLoginCookie } from '#authProvider/session.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatDay } from '#kit/fields/formats.ts'
import { Mark } from '#kit/Mark.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { NotSetUp } from '#resources/company/NotSetUp.tsx'
import { usePageText } from '#resources/company/usePageText.ts'
import { Wording } from '#resources/company/Wording.tsx'
import type { Day } from '#schema/kinds.ts'
import { atBase } from '#values/basePath.ts'

interface LegalPageProps {
  readonly page: 'privacy-policy' | 'terms-and-conditions'
}

const space = { body: { margin: 8, padding: 8 } }
const noSpace = { body: { margin: 0, padding: 0 } }

const monthOf = (day: Day, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** Public page without the portal's frame. Body margins are absent without a session. */
export const LegalPage = ({ page }: LegalPageProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { product } = portalSettings()
  const { text, ...states } = usePageText(page)
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}>
      <GlobalStyles styles={hasLoginCookie() ? space : noSpace} />
      <Box component="header" sx={{ mb: 3 }}>
        <Link
          href={atBase('/')}
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
        <Typography variant="h1">{translate(`account.legal.title.${page}`)}</Typography>
        <Loadable height={400} {...states}>
          {text ? (
            <>
              <Typography sx={{ color: 'text.secondary' }}>
                {translate('account.legal.updated', {
                  date: monthOf(text.inForceOn, locale),
                  version: text.edition,
                  day: formatDay(text.inForceOn),
                })}
              </Typography>
              {text.isSample && <MessageBanner kind="info">{translate('account.legal.review')}</MessageBanner>}
              <Wording text={text.wording} />
            </>
          ) : (
            <NotSetUp record="pageTexts" />
          )}
        </Loadable>
      </Box>
    </Box>
  )
}
