import Avatar from '@mui/material/Avatar'
import { initialsOf } from '../../../values/text/texts.ts'

interface Props {
  /** Empty or null where it is not known who it is. */
  readonly name: string | null
  /** The address of a photo, or null. */
  readonly photo: string | null
  /** Pixels. */
  readonly size?: number
}

/** How somebody looks, beside their name: the photo, and until or without it their initials. */
export const Portrait = ({ name, photo, size = 64 }: Props) => (
  <Avatar
    aria-hidden
    alt=""
    {...(photo !== null && { src: photo })}
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
