import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTimelineReader } from '../../../authProvider/useTimelineReader.ts'
import type { Page } from '../../../schema/page.ts'
import { TimelineReaderProvider } from '../../kit/table/links/TimelineLink.tsx'
import { Header } from '../header/Header.tsx'
import { Footer } from './Footer.tsx'
import { PrintFrame } from './PrintFrame.tsx'
import { SkipLink } from './SkipLink.tsx'

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
