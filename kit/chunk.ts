/** Code loaded on demand, such as charts and date pickers. */
export interface Chunk<Content> {
  /** Loads once; retries after a failure. */
  readonly load: () => Promise<Content>
  /** Null until loaded. */
  readonly loaded: () => Content | null
}

export const chunk = <Content>(fetchContent: () => Promise<Content>): Chunk<Content> => {
  let pending: Promise<Content> | null = null
  let content: Content | null = null
  const fetchOnce = async () => {
    try {
      content = await fetchContent()
      return content
    } catch (error) {
      pending = null
      throw error
    }
  }
  return {
    load: () => {
      pending ??= fetchOnce()
      return pending
    },
    loaded: () => content,
  }
}
