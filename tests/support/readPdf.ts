import { extractText, getDocumentProxy } from 'unpdf'
import type { Api, Client } from './apiClient.ts'

/** The texts of a document's pages, as another program reads them. */
export async function pagesOf(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text
}

/** Opens a document by its link, as a browser's new tab would. */
export async function openDocument({ url }: Pick<Api, 'url'>, { token }: Pick<Client, 'token'>, path: string) {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${Buffer.from(bytes)}`)
  const pages = await pagesOf(bytes)
  return { headers: answer.headers, bytes, pages, text: pages.join('\n') }
}
