import type { ReactNode } from 'react'

export type Examples = Readonly<Record<string, ReactNode>>

/** Gallery entry of a component with all its states; exported by a file in `parts` under the name of its page. */
export interface KitPart {
  readonly title: string
  readonly examples: Examples
}

const files = import.meta.glob<Readonly<Record<string, KitPart>>>('./parts/*.kit.tsx', { eager: true })

/** Gallery entries by page name; a file may export several. */
export const kitParts = new Map(
  Object.values(files)
    .flatMap((parts) => Object.entries(parts))
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
