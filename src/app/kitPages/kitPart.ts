import type { ReactNode } from 'react'

/** The states in which a part of the kit is shown, by their names. */
export type Examples = Readonly<Record<string, ReactNode>>

/** A part of the kit with all its states: what a file of `parts` exports by the name of its page. */
export interface KitPart {
  readonly title: string
  readonly examples: Examples
}

const files = import.meta.glob<Readonly<Record<string, KitPart>>>('./parts/*/*.kit.tsx', { eager: true })

/** The parts by the names of their pages; what a file there exports further is a further page. */
export const kitParts = new Map(
  Object.values(files)
    .flatMap((parts) => Object.entries(parts))
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
