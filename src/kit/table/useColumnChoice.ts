import { useStore } from 'ra-core'
import type { Column } from './useColumns.ts'

/** Which columns a user has hidden in a report; kept per user. The first one always shows. */
export const useColumnChoice = (name: string, columns: readonly Column[]) => {
  const [hidden, setHidden] = useStore<string[]>(`columns.${name}`, [])
  const isShown = ({ source }: Column, position: number) => position === 0 || !hidden.includes(source)
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source])
  return { shown: columns.filter(isShown), hidden, toggle, showAll: () => setHidden([]) }
}
