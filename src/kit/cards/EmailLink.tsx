import Link from '@mui/material/Link'

interface Props {
  readonly email: string
}

export const EmailLink = ({ email }: Props) => {
  const domain = email.indexOf('@') + 1
  return (
    <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Link>
  )
}
