import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Hint } from '../feedback/Hint.tsx'
import { DocumentLinks } from '../kinds/DocumentLinks.tsx'

interface Props {
  readonly links: readonly string[]
  readonly label: string
  /** Names of documents that will follow. */
  readonly expected?: readonly string[]
}

/** Hollow, so that it does not look like a document that can be opened. */
const Absent = ({ label, hint = '' }: { readonly label: string; readonly hint?: string }) => (
  <Hint title={hint}>
    <Box component="span" sx={{ mr: 0.5 }}>
      <IconButton size="small" disabled aria-label={label} sx={{ p: 0, verticalAlign: 'baseline' }}>
        <DescriptionOutlined fontSize="small" />
      </IconButton>
    </Box>
  </Hint>
)

export const DocumentCell = ({ links, label, expected = [] }: Props) => (
  <>
    <DocumentLinks links={links} />
    {expected.map((name) => (
      <Absent key={name} label={name} hint={name} />
    ))}
    {links.length === 0 && expected.length === 0 && <Absent label={label} />}
  </>
)
