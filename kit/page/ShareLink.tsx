import LinkIcon from '@mui/icons-material/Link'
import MailIcon from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useNotify, useTranslate } from 'react-admin'
import { Hint } from '../feedback/Hint.tsx'

// Read on click: pages change their address without a new render here.
const mailOf = (title: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(window.location.href)}`

/** Tells a colleague of the page as it is shown, with its filters and what is open. */
export const ShareLink = ({ title }: { readonly title: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      notify('kit.page.linkCopied', { type: 'success' })
    } catch {
      // The clipboard is not available without TLS or if the user denies access.
      notify('kit.page.linkNotCopied', { type: 'warning' })
    }
  }
  const [copyLabel, mailLabel] = [translate('kit.page.copyLink'), translate('kit.page.mailLink')]
  return (
    <Box className="no-print" sx={{ display: 'flex', flexShrink: 0, my: '-2px' }}>
      <Hint title={copyLabel}>
        <IconButton size="small" aria-label={copyLabel} onClick={() => void copy()}>
          <LinkIcon fontSize="small" />
        </IconButton>
      </Hint>
      <Hint title={mailLabel}>
        <IconButton
          size="small"
          component="a"
          href="mailto:"
          aria-label={mailLabel}
          onClick={({ currentTarget }) => currentTarget.setAttribute('href', mailOf(title))}
        >
          <MailIcon fontSize="small" />
        </IconButton>
      </Hint>
    </Box>
  )
}
