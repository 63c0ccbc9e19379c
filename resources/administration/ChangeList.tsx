import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { touchScreens } from '#kit/touchLink.ts'

/** Texts of a change; `from` or `to` is null if a value was added or removed. */
export interface ChangeText {
  /** Unique, unlike the label, which a page and a field may share. */
  readonly id: string
  readonly label: string
  readonly from: string | null
  readonly to: string | null
}

export const describeChange = ({ label, from, to }: ChangeText) =>
  `${label}: ${[from, to].filter((side) => side !== null).join(' → ')}`

interface ChangeListProps {
  readonly changes: readonly ChangeText[]
  /** Accessible name of the row, for the label of the button. */
  readonly of: string
}

const shownAtFirst = 3

const Side = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </Box>
)

/** One line per change; long lists are collapsed, with a button to show and hide the rest. */
export const ChangeList = ({ changes, of }: ChangeListProps) => {
  const translate = useTranslate()
  const [isExpanded, setExpanded] = useState(false)
  if (changes.length === 0) return '-'
  const hidden = changes.length - shownAtFirst
  const canFold = hidden > 1
  return (
    <Box
      sx={{
        minWidth: { xs: 0, sm: 280 },
        maxWidth: 560,
        py: { xs: 0, sm: 0.75 },
        whiteSpace: 'normal',
        textAlign: 'left',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(canFold && !isExpanded ? changes.slice(0, shownAtFirst) : changes).map(({ id, label, from, to }) => (
          <li key={id}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label}:
            </Box>{' '}
            {from !== null && <Side text={from} />}
            {from !== null && to !== null && ' → '}
            {to !== null && <Side text={to} />}
          </li>
        ))}
      </Box>
      {canFold && (
        <Button
          size="small"
          aria-expanded={isExpanded}
          aria-label={
            isExpanded ? translate('changeList.fewerOf', { of }) : translate('changeList.moreOf', { count: hidden, of })
          }
          onClick={() => setExpanded(!isExpanded)}
          sx={{ minHeight: 24, minWidth: 0, p: 0, [touchScreens]: { minHeight: 32 } }}
        >
          {isExpanded ? translate('changeList.fewer') : translate('changeList.more', { count: hidden })}
        </Button>
      )}
    </Box>
  )
}
