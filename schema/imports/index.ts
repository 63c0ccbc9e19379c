import type { DataFile } from './file.ts'
import { loadFiles } from './loads.ts'
import { materialFiles } from './material.ts'
import { orderFiles } from './orders.ts'
import { recordFiles } from './records.ts'
import { salesFiles } from './sales.ts'

const all = new Map(
  [...recordFiles, ...orderFiles, ...loadFiles, ...materialFiles, ...salesFiles].map((file) => [file.name, file]),
)

export const dataFileOf = (name: string) => all.get(name)

const inOrder = () => {
  const placed = new Set<DataFile>()
  const place = (file: DataFile) => {
    if (placed.has(file)) return
    for (const { file: named } of file.links) {
      const before = all.get(named)
      if (before && before !== file) place(before)
    }
    placed.add(file)
  }
  for (const file of all.values()) place(file)
  return [...placed]
}

/** In dependency order: each file follows the files that it references. */
export const dataFiles: readonly DataFile[] = inOrder()
