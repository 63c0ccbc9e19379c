/** Code that is fetched when it is first needed, such as charts and date pickers. */
export interface Chunk<Content> {
  /** Fetches once; after a failure, anew. */
  readonly load: () => Promise<Content>
  /** What has been fetched, else null. */
  readonly loaded: () => Content | null
}

/** A chunk of its own behind `import()`. */
export const chunk = <Content>(fetchContent: () => Promise<Content>): Chunk<Content> => {
  let asked: Promise<Content> | null = null
  let content: Content | null = null
  const fetchOnce = async () => {
    try {
      content = await fetchContent()
      return content
    } catch (error) {
      asked = null
      throw error
    }
  }
  return {
    load: () => {
      asked ??= fetchOnce()
      return asked
    },
    loaded: () => content,
  }
}
