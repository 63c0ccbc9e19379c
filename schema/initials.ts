const firstLetter = (word: string | undefined) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? ''

/** One letter for one name, else those of the first and the last. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? firstLetter(words[0]) + firstLetter(words.at(-1)) : firstLetter(words[0])
}
