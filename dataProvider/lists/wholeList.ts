import { onChange } from '../changes.ts'

/** For turning pages, sorting and filtering; a list opened later is fetched again. */
const keptMilliseconds = 30_000

interface Kept {
  readonly key: string
  readonly until: number
  readonly content: unknown
}

let kept: Kept | null = null

onChange(() => {
  kept = null
})

/**
 * The last whole list of a service that does not page, so that its next page does not load all rows again. Only one list
 * is kept, until something is changed.
 */
export const keptList = <T>(key: string): T | null =>
  kept?.key === key && Date.now() < kept.until ? (kept.content as T) : null

export const keepList = (key: string, content: unknown) => {
  kept = { key, until: Date.now() + keptMilliseconds, content }
}
