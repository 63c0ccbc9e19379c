/** Line of a text: a numbered heading, a numbered clause, or a paragraph, whose number is empty. */
export interface Part {
  readonly kind: 'heading' | 'clause' | 'paragraph'
  readonly number: string
  readonly text: string
}

const heading = /^(\d{1,3})\.\s+(\S.*)$/
const clause = /^(\d{1,3}(?:\.\d{1,3})+)\.?\s+(\S.*)$/

const partOf = (line: string): Part => {
  for (const [kind, pattern] of [
    ['heading', heading],
    ['clause', clause],
  ] as const) {
    const [, number, text] = pattern.exec(line) ?? []
    if (number !== undefined && text !== undefined) return { kind, number, text }
  }
  return { kind: 'paragraph', number: '', text: line }
}

/** Lines of a text by their numbers: `1. Scope` is a heading, `1.2 Offers …` a clause. */
export const partsOf = (text: string): readonly Part[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(partOf)
