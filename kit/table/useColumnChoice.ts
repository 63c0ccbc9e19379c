import { useMemo } from 'react'
import { useStore } from 'react-admin'
import type { Column } from './useColumns.ts'

const none: string[] = []

/** Hidden columns of a report, stored per user; at first, those given. The first column is always visible. */
export const useColumnChoice = (name: string, columns: readonly Column[], hiddenAtFirst: string[] = none) => {
  const [hidden, setHidden] = useStore<string[]>(`columns.${name}`, hiddenAtFirst)
  const shown = useMemo(
    () => columns.filter(({ source }, position) => position === 0 || !hidden.includes(source)),
    [columns, hidden],
  )
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source])
  return { shown, hidden, toggle, showAll: () => setHidden([]) }
}
