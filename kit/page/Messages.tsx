import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { atBase } from '#values/basePath.ts'
import { DocumentLink } from '../files/DocumentLink.tsx'

export interface ChatMessage {
  readonly text: string
  /** Formatted time. */
  readonly at: string
  readonly name: string
  /** True for the reader's own side, which is aligned at the end. */
  readonly isOwn: boolean
  readonly files?: readonly { readonly href: string; readonly name: string }[]
}

interface Props {
  readonly messages: readonly ChatMessage[]
  readonly emptyText: string
}

/** Types of pictures that browsers show. */
const isPicture = (name: string) => /\.(png|jpe?g|gif|webp)$/i.test(name)

const thumbnail = {
  display: 'block',
  maxWidth: 160,
  height: 120,
  objectFit: 'contain',
  objectPosition: 'left',
} as const

/** Oldest first. */
export const Messages = ({ messages, emptyText }: Props) => {
  if (messages.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {messages.map(({ text, at, name, isOwn, files = [] }, place) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
          key={place}
          data-side={isOwn ? 'own' : 'other'}
          sx={{
            justifySelf: isOwn ? 'end' : 'start',
            maxWidth: '85%',
            px: 1.5,
            py: 1,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: isOwn ? 'action.selected' : 'background.paper',
          }}
        >
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {`${name} · ${at}`}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          {files.map((file) => (
            <Typography key={file.href} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <DocumentLink href={file.href}>
                {isPicture(file.name) && (
                  <Box component="img" src={atBase(file.href)} alt="" loading="lazy" sx={thumbnail} />
                )}
                {file.name}
              </DocumentLink>
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  )
}
