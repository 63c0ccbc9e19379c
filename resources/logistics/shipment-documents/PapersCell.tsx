import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Hint } from '#kit/feedback/Hint.tsx'
import { DocumentLinks } from '#kit/fields/DocumentLinks.tsx'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { touchLink } from '#kit/touchLink.ts'
import type { PackDocument } from '#schema/logistics/packs.ts'
import type { usePackTexts } from './PackDrawer.tsx'

const small = { minWidth: 0, px: 0.5, ml: -0.5, fontSize: 'inherit', fontWeight: 'inherit' } as const

/** Reachable by keyboard, because its hint says what is expected; hollow, because it cannot be opened. */
const Expected = ({ word, name }: { readonly word: string; readonly name: string }) => (
  <Hint title={name} isTapped>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-disabled
      aria-label={name}
      disableRipple
      sx={{ ...small, ml: 0.75, py: 0, color: 'text.secondary', borderStyle: 'dashed', cursor: 'default' }}
    >
      {word}
    </Button>
  </Hint>
)

interface Props {
  readonly links: readonly string[]
  /** Documents of the column's kind; none if a service does not describe them. */
  readonly papers: readonly PackDocument[]
  /** Short name of the kind. */
  readonly word: string
  readonly texts: ReturnType<typeof usePackTexts>
  readonly onOpen: () => void
}

/** One kind of documents of a load: a word with a link, or with a number that opens the pack if there are several. */
export const PapersCell = ({ links, papers, word, texts: { nameOf, stateOf }, onOpen }: Props) => {
  const available = papers.filter(({ link }) => link !== null)
  const expected = papers.filter(({ state }) => state === 'expected')
  const [only, ...others] = available
  return (
    <>
      {only?.link && others.length === 0 && (
        <Box component="span" sx={{ '& a': touchLink }}>
          <DocumentLink href={only.link} label={nameOf(only)}>
            {word}
          </DocumentLink>
        </Box>
      )}
      {others.length > 0 && (
        <Button size="small" aria-label={available.map(nameOf).join(', ')} onClick={onOpen} sx={small}>
          {`${word} ${available.length}`}
        </Button>
      )}
      {available.length === 0 && links.length > 0 && <DocumentLinks links={links} />}
      {expected.map((one) => (
        <Expected key={one.number} word={word} name={`${nameOf(one)} · ${stateOf(one)}`} />
      ))}
      {links.length === 0 && expected.length === 0 && (
        <Button size="small" disabled aria-label={word} sx={small}>
          -
        </Button>
      )}
    </>
  )
}
