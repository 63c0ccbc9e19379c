import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'

/** `label` may contain a count. */
export interface PageTab<Name extends string = string> {
  readonly name: Name
  readonly label: ReactNode
  readonly content: ReactNode
}

interface PageTabsProps<Name extends string> {
  readonly tabs: readonly PageTab<Name>[]
  /** Accessible name of the tab list. */
  readonly label?: string
  /** Selected tab. If omitted, the component manages it, starting with the first tab. */
  readonly value?: Name
  readonly onChange?: (name: Name) => void
  /** Prints all tabs, each under its label; they are therefore rendered from the start. */
  readonly printsAll?: boolean
}

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
  const [own, setOwn] = useState<Name | undefined>(tabs[0]?.name)
  const selected = value ?? own
  const open = tabs.some(({ name }) => name === selected) ? selected : tabs[0]?.name
  const opened = useOpened(open)
  if (open === undefined) return null

  const choose = (name: Name) => {
    setOwn(name)
    onChange?.(name)
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={open}
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
            label={tab.label}
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
          {(printsAll || opened.includes(name)) && content}
        </Box>
      ))}
    </Box>
  )
}
