import { useEffect, useState } from 'react'
import type { Chunk } from './chunk.ts'

const noop = () => undefined

/** Preloads a chunk; errors surface where the chunk is used. */
export const usePreload = (chunk: Chunk<unknown> | undefined) => {
  useEffect(() => {
    chunk?.load().catch(noop)
  }, [chunk])
}

/** Loads a chunk; returns its content, whether loading failed, and a retry function. */
export const useChunk = <Content>(chunk: Chunk<Content> | undefined) => {
  const [attempt, setAttempt] = useState(0)
  const [content, setContent] = useState<Content | null>(() => chunk?.loaded() ?? null)
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again.
  useEffect(() => {
    if (!chunk) return
    let isMounted = true
    const load = async () => {
      try {
        const loaded = await chunk.load()
        if (isMounted) setContent(() => loaded)
      } catch {
        if (isMounted) setHasFailed(true)
      }
    }
    load()
    return () => {
      isMounted = false
    }
  }, [chunk, attempt])

  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { content: content ?? chunk?.loaded() ?? null, hasFailed, retry }
}
