import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import type { Client } from './apiClient.ts'

const pathOf = (url: string, method: string) => `${method === 'GET' ? '/read' : '/write'}${url}`

/** The original provider of `ra-data-simple-rest`, with an `httpClient` as a third party would write it. */
export const simpleRest = (by: Client): DataProvider =>
  simpleRestProvider('', async (url, { method = 'GET', body } = {}) => {
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined
    const headers: Record<string, string> = sent?.version === undefined ? {} : { 'if-match': `"${sent.version}"` }
    const answer = await by.send(method, pathOf(url, method), { body: sent, headers })
    if (answer.status !== 200) throw Object.assign(new Error(answer.text), { status: answer.status, body: answer.body })
    return { status: answer.status, headers: answer.headers, body: answer.text, json: answer.body }
  })
