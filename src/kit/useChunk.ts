import { useEffect, useState } from 'react'
import type { Chunk } from './chunk.ts'

const nothing = () => undefined

/** Preloads a chunk; errors surface where the chunk is used. */
export const usePreload = (chunk: Chunk<unknown> | undefined) => {
  useEffect(() => {
    chunk?.load().catch(nothing)
  }, [chunk])
}

/** Loads a chunk; returns its content, whether loading failed, and a retry function. */
export const useChunk = <Content>(chunk: Chunk<Content> | undefined) => {
  const [attempt, setAttempt] = useState(0)
  const [content, setContent] = useState<Content | null>(() => chunk?.loaded() ?? null)
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    if (!chunk) return
    let isWanted = true
    const load = async () => {
      try {
        const loaded = await chunk.load()
        if (isWanted) setContent(() => loaded)
      } catch {
        if (isWanted) setHasFailed(true)
      }
    }
    load()
    return () => {
      isWanted = false
    }
  }, [chunk, attempt])

  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { content: content ?? chunk?.loaded() ?? null, hasFailed, retry }
}
