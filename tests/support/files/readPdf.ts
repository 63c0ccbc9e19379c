import { extractText, getDocumentProxy } from 'unpdf'
import type { Api, Client } from '../client/apiClient.ts'

/** Texts by page, extracted with an independent library. */
export async function pagesOf(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text
}

export async function fetchDocument(
  { url }: Pick<Api, 'url'>,
  { token }: Pick<Client, 'token'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${Buffer.from(bytes)}`)
  return { headers: answer.headers, bytes }
}

export async function openDocument(...parameters: Parameters<typeof fetchDocument>) {
  const document = await fetchDocument(...parameters)
  const pages = await pagesOf(document.bytes)
  return { ...document, pages, text: pages.join('\n') }
}

interface Piece {
  readonly text: string
  readonly right: number
  /** Position of the text's line on its page. */
  readonly baseline: string
}

async function piecesOf(bytes: Uint8Array): Promise<Piece[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pieces: Piece[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.trim())
        pieces.push({
          text: item.str,
          right: item.transform[4] + item.width,
          baseline: `${number}/${item.transform[5].toFixed(1)}`,
        })
  }
  return pieces
}

const isNumber = ({ text }: Piece) => /^-?[\d,]+(\.\d\d)?$/.test(text)
const numberIn = ({ text }: Piece) => Number(text.replace(/,/g, ''))

/**
 * Totalled columns of a table: the numbers of the rows, read from the pages, and the total. Numbers of a column share
 * their right edge.
 */
export async function totalledColumns(bytes: Uint8Array, title: string) {
  const pieces = await piecesOf(bytes)
  const rows = pieces.slice(pieces.findIndex(({ text }) => text === title))
  const at = rows.findLastIndex(({ text }) => text === 'Total')
  const totals = rows.slice(at).filter((piece) => isNumber(piece) && piece.baseline === rows[at]?.baseline)
  return totals.map((total) => ({
    total: numberIn(total),
    rows: rows
      .slice(0, at)
      .filter((piece) => isNumber(piece) && Math.abs(piece.right - total.right) < 0.5)
      .map(numberIn),
  }))
}
