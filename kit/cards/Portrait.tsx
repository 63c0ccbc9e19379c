import Avatar from '@mui/material/Avatar'
import { atBase } from '#values/basePath.ts'
import { initialsOf } from '#values/texts.ts'

interface Props {
  /** Empty or null if unknown. */
  readonly name: string | null
  readonly photo: string | null
  /** In pixels. */
  readonly size?: number
}

export const Portrait = ({ name, photo, size = 64 }: Props) => (
  <Avatar
    aria-hidden
    alt=""
    {...(photo !== null && { src: atBase(photo) })}
    sx={{
      width: size,
      height: size,
      fontSize: Math.round(size * 0.36),
      fontWeight: 650,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {name ? initialsOf(name) : null}
  </Avatar>
)
