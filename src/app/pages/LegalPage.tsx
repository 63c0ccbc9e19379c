import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { hasLoginCookie } from '#authProvider/session.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { Mark } from '#kit/Mark.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { atBase } from '#values/basePath.ts'

/** Legal text in one language; `{product}` is replaced by the product name. */
export interface LegalText {
  readonly title: string
  readonly updated: string
  readonly intro: string
  /** Clauses of each section, keyed by heading. */
  readonly sections: Readonly<Record<string, readonly string[]>>
}

interface SectionsProps extends Pick<LegalText, 'sections'> {
  readonly product: string
}

/**
 * Numbered sections with clauses such as `10.10`. The numbers are real text, so that they can be searched, copied and
 * read aloud.
 */
const Sections = ({ sections, product }: SectionsProps) =>
  Object.entries(sections).map(([heading, clauses], index) => (
    <section key={heading}>
      <Typography variant="h2" sx={{ mt: 1, mb: 1 }}>
        {index + 1}. {heading}
      </Typography>
      {clauses.map((clause, place) => (
        <Box key={clause} sx={{ display: 'grid', gridTemplateColumns: '48px 1fr', mb: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {index + 1}.{place + 1}
          </Box>
          <Typography>{clause.replaceAll('{product}', product)}</Typography>
        </Box>
      ))}
    </section>
  ))

interface LegalPageProps {
  readonly texts: Readonly<Record<'en' | 'es', LegalText>>
}

const space = { body: { margin: 8, padding: 8 } }
const noSpace = { body: { margin: 0, padding: 0 } }

/** Public page without the portal's frame. Body margins are absent without a session. */
export const LegalPage = ({ texts }: LegalPageProps) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const text = texts[locale === 'es' ? 'es' : 'en']
  const { product } = portalSettings()
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
        <Typography variant="h1">{text.title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('account.legal.updated', { date: text.updated })}
        </Typography>
        <MessageBanner kind="info">{translate('account.legal.review')}</MessageBanner>
        <Typography>{text.intro.replaceAll('{product}', product)}</Typography>
        <Sections sections={text.sections} product={product} />
      </Box>
    </Box>
  )
}
