import Link from '@mui/material/Link'

interface Props {
  readonly email: string
}

/** An address that opens a letter to it. */
export const EmailLink = ({ email }: Props) => (
  <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={{ overflowWrap: 'anywhere' }}>
    {email}
  </Link>
)
