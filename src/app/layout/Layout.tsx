import Box from '@mui/material/Box'
import { memo, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useTimelineReader } from '#authProvider/useTimelineReader.ts'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { TimelineReaderProvider } from '#kit/table/TimelineLink.tsx'
import type { Page } from '#schema/page.ts'
import { useCustomerName } from '../customer/CustomerSwitch.tsx'
import { Header } from '../header/Header.tsx'
import { Footer } from './Footer.tsx'

/** First keyboard stop, skips the header. A button, because the hash of a link would be interpreted as a page. */
const SkipLink = memo(() => {
  const translate = useTranslate()
  return (
    <Box
      component="button"
      type="button"
      onClick={() => document.getElementById('content')?.focus()}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        font: 'inherit',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, p: 0, overflow: 'hidden' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  )
})

/** Escapes a text as a CSS string. */
const quoted = (text: string) => `"${text.replace(/["\\<]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`

const marginBox = (place: string, content: string) => `@${place} { content: ${content}; font: 9pt Inter, sans-serif }`

/** Page margins in print: customer, date and page number. */
const PrintFrame = memo(() => {
  const translate = useTranslate()
  const customer = useCustomerName() ?? ''
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const boxes = [
    marginBox('top-left', quoted(`${portalSettings().product}${customer && ` · ${customer}`}`)),
    marginBox('top-right', quoted(formatDay(businessToday()))),
    marginBox('bottom-right', `${quoted(translate('shell.page'))} " " counter(page) " / " counter(pages)`),
  ]
  return <style nonce={nonce}>{`@page { margin: 18mm 12mm; ${boxes.join(' ')} }`}</style>
})

interface LayoutProps {
  readonly page: Page | null
  readonly children: ReactNode
}

/** Stays mounted during navigation. */
export const Layout = ({ page, children }: LayoutProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', '@media print': { display: 'block' } }}>
    <SkipLink />
    <PrintFrame />
    <Header page={page} />
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{ flexGrow: 1, minWidth: 0, px: { xs: 2, md: 3 }, py: 2, '@media print': { p: 0 } }}
    >
      <TimelineReaderProvider value={useTimelineReader()}>{children}</TimelineReaderProvider>
    </Box>
    <Footer />
  </Box>
)
