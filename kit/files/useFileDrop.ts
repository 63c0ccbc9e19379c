import { type DragEvent, useState } from 'react'

/** Dropped files; a folder arrives as an unreadable file, so only its name is used. */
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

/** Drop handlers for an element; `isOver` is true while files are dragged over it. */
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
