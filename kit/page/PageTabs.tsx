import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { formatCount } from '../fields/formats.ts'

export interface PageTab<Name extends string = string> {
  readonly name: Name
  readonly label: string
  /** Number of rows, shown after the label; null reserves its space while loading. */
  readonly count?: number | null | undefined
  readonly content: ReactNode
}

interface PageTabsProps<Name extends string> {
  readonly tabs: readonly PageTab<Name>[]
  /** Accessible name of the tab list. */
  readonly label?: string
  /** Selected tab. If omitted, the component manages it, starting with the first tab that is not empty. */
  readonly value?: Name | undefined
  readonly onChange?: (name: Name) => void
  /** Prints all tabs, each under its label; they are therefore rendered from the start. */
  readonly printsAll?: boolean
}

/** First tab that is not known to be empty, else the first one; null while an earlier count is loading. */
const firstFilled = <Name extends string>(tabs: readonly PageTab<Name>[]) => {
  const { name, count } = tabs.find((tab) => tab.count !== 0) ?? tabs[0] ?? {}
  return count === null ? null : name
}

/** Chosen tab, or the first one with rows. It stays open when its last row goes. */
const useOwnTab = <Name extends string>(tabs: readonly PageTab<Name>[]) => {
  const [chosen, choose] = useState<Name | null | undefined>(null)
  if (chosen !== null) return [chosen, choose] as const
  const first = firstFilled(tabs)
  if (first !== null) choose(first)
  return [first, choose] as const
}

/** The count does not move the tabs after it when it appears. */
const TabLabel = ({ label, count }: Pick<PageTab, 'label' | 'count'>) =>
  count === undefined ? (
    label
  ) : (
    <span>
      {label}{' '}
      <Box component="span" sx={{ display: 'inline-block', minWidth: 28, textAlign: 'left' }}>
        {count !== null && `(${formatCount(count)})`}
      </Box>
    </span>
  )

const useOpened = (open: string | undefined) => {
  const [opened, setOpened] = useState<readonly string[]>([])
  if (open === undefined || opened.includes(open)) return opened
  const now = [...opened, open]
  setOpened(now)
  return now
}

/** Tab contents are mounted when first opened, and then keep their state. */
export const PageTabs = <Name extends string>({
  tabs,
  label,
  value,
  onChange,
  printsAll = false,
}: PageTabsProps<Name>) => {
  const id = useId()
  const [own, setOwn] = useOwnTab(tabs)
  const selected = value ?? own
  const { name: open } = tabs.find(({ name }) => name === selected) ?? tabs[0] ?? {}
  // While counts are loading, the first tab is shown only until the first one with rows is known.
  const opened = useOpened(selected === null ? undefined : open)
  if (open === undefined) return null

  const choose = (name: Name) => {
    setOwn(name)
    onChange?.(name)
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={selected === null ? false : open}
        onChange={(_, name: Name) => choose(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={label}
        className={printsAll ? 'page-tabs no-print' : 'page-tabs'}
        sx={{ minHeight: 40, mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={<TabLabel {...tab} />}
            id={`${id}-${tab.name}-tab`}
            aria-controls={`${id}-${tab.name}`}
            sx={{ minHeight: 40, py: 1, px: 1.5, minWidth: 0, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      {tabs.map(({ name, label, content }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== open}
          sx={{ minWidth: 0, ...(printsAll && { '@media print': { display: 'block', mb: 3 } }) }}
        >
          {printsAll && (
            <Typography variant="h2" className="print-only">
              {label}
            </Typography>
          )}
          {(printsAll || name === open || opened.includes(name)) && content}
        </Box>
      ))}
    </Box>
  )
}
