import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { useNewTab } from './DocumentLink.tsx'

interface DocumentButtonProps {
  /** The document's address in the portal; null or empty where there is none (yet). */
  readonly href: string | null | undefined
  readonly label: string
  readonly variant?: 'text' | 'outlined' | 'contained'
}

/** Opens a document of the portal in a new tab: a plain link, which no pop-up blocker minds. */
export const DocumentButton = ({ href, label, variant = 'outlined' }: DocumentButtonProps) => {
  const newTab = useNewTab()
  const look = { variant, startIcon: <DocumentIcon /> }
  return href ? (
    <Button {...look} {...newTab} component="a" href={href}>
      {label}
    </Button>
  ) : (
    <Button {...look} disabled>
      {label}
    </Button>
  )
}
