import { useEffect } from 'react'
import type { Chunk } from './chunk.ts'

const nothing = () => undefined

/** Fetches a chunk while something else is on its way; who uses it learns of a failure. */
export const usePreload = (chunk: Chunk<unknown>) => {
  useEffect(() => {
    chunk.load().catch(nothing)
  }, [chunk])
}
