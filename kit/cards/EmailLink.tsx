import Link from '@mui/material/Link'
import { Fragment } from 'react'

interface Props {
  readonly email: string
}

/** Breaks after the at sign and before a dot, rather than within a word. */
export const EmailText = ({ email }: Props) =>
  email.split(/(?<=@)|(?=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

export const EmailLink = ({ email }: Props) => (
  <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={{ overflowWrap: 'anywhere' }}>
    <EmailText email={email} />
  </Link>
)
