import type { ReactNode } from 'react'
import { chunk } from '../../kit/chunk.ts'

/** One state in which a part of the kit is shown. */
export interface Example {
  readonly name: string
  readonly content: ReactNode
}

/** A part of the kit with all its states: what a file `parts/<part>.kit.tsx` exports as `part`. */
export interface KitPart {
  readonly title: string
  readonly examples: readonly Example[]
}

const files = import.meta.glob<KitPart>('./parts/*.kit.tsx', { import: 'part' })

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.kit\.tsx$/, '')

/** The parts by the names of their pages; a further file here is a further page. */
export const kitParts = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), chunk(load)]))
