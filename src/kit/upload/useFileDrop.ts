import { type DragEvent, useState } from 'react'

/** What was dropped; a folder comes as a file that cannot be read, so only its name is of use. */
export interface Dropped {
  readonly files: readonly File[]
  readonly folders: readonly string[]
}

const droppedIn = ({ items, files }: DataTransfer): Dropped => {
  const all = [...files]
  const entries = [...(items ?? [])].filter(({ kind }) => kind === 'file')
  const isFolder = (index: number) => entries[index]?.webkitGetAsEntry?.()?.isDirectory ?? false
  const folders = all.filter((_, index) => isFolder(index))
  return { files: all.filter((file) => !folders.includes(file)), folders: folders.map(({ name }) => name) }
}

/** Makes an element a place to drop files on: its handlers, and whether something is held over it. */
export const useFileDrop = (onDropped: (dropped: Dropped) => void) => {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer.files.length > 0) onDropped(droppedIn(event.dataTransfer))
    },
  }
  return { isOver, handlers }
}
