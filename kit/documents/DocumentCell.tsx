import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import IconButton from '@mui/material/IconButton'
import { Hint } from '../feedback/Hint.tsx'
import { DocumentLinks } from '../kinds/DocumentLinks.tsx'

interface Props {
  readonly links: readonly string[]
  readonly label: string
  /** Names of documents that will follow. */
  readonly expected?: readonly string[]
}

const iconStyle = { mr: 0.5, p: 0, verticalAlign: 'baseline' }

/** Hollow, so that it does not look like a document that can be opened. */
const Absent = ({ label }: { readonly label: string }) => (
  <IconButton size="small" disabled aria-label={label} sx={iconStyle}>
    <DescriptionOutlined fontSize="small" />
  </IconButton>
)

/** Reachable by keyboard, because its hint says what is expected. */
const Expected = ({ name }: { readonly name: string }) => (
  <Hint title={name} isTapped>
    <IconButton
      size="small"
      aria-disabled
      aria-label={name}
      disableRipple
      sx={{ ...iconStyle, color: 'action.disabled', cursor: 'default' }}
    >
      <DescriptionOutlined fontSize="small" />
    </IconButton>
  </Hint>
)

export const DocumentCell = ({ links, label, expected = [] }: Props) => (
  <>
    {links.length > 0 && <DocumentLinks links={links} />}
    {expected.map((name) => (
      <Expected key={name} name={name} />
    ))}
    {links.length === 0 && expected.length === 0 && <Absent label={label} />}
  </>
)
