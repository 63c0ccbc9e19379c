const separators = ['\t', ';', ',']
const longestStart = 65_536

const bareStart = (text: string) =>
  /[^\r\n]*/.exec(text.slice(0, longestStart).replace(/(?<=^|[\t;,\r\n])"[^"]*(?:""[^"]*)*"?/g, ''))?.[0] ?? ''

/** Separator from Excel's first line `sep=;`, else the most frequent one in the first record. */
const separatorOf = (text: string) => {
  const start = bareStart(text)
  const count = (separator: string) => start.split(separator).length
  return separators.toSorted((left, right) => count(right) - count(left))[0] as string
}

/** Quoted cells may contain separators and line breaks; quotes are doubled (RFC 4180). */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'y')

const split = (text: string, separator: string) => {
  const pattern = cellPattern(separator)
  const rows: string[][] = [[]]
  while (pattern.lastIndex < text.length) {
    const [, quoted, plain = '', end] = pattern.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain)
    if (end === separator && pattern.lastIndex === text.length) rows.at(-1)?.push('')
    if (end !== separator && pattern.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** Parses pasted text, separated by tabs, semicolons or commas. */
export const readDelimited = (text: string) => {
  const [line = '', separator] = /^sep=([\t;,])\r?\n/i.exec(text) ?? []
  const rest = text.slice(line.length)
  return split(rest, separator ?? separatorOf(rest))
}
