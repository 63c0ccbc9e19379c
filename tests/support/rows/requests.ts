import type { Client } from '../client/apiClient.ts'

export const requestsPath = (filter: object = {}) =>
  `/read/api/Requests?filter=${encodeURIComponent(JSON.stringify(filter))}`
export const requestPath = (number: string) => `/read/api/Requests/${number}`
export const requestFilePath = (number: string, file: string) => `/content/api/Requests/${number}/files/${file}`
export const changePath = (number: string, change: string) => `/write/api/Requests/${number}/${change}`
export const newRequestPath = (customer: number) => `/write/api/Customers/${customer}/requests`

export const requestsOfLinesPath = (customer: number) => `/write/api/Customers/${customer}/requestsOfLines`
export const requestableLinesPath = (customer: number) => `/read/api/Customers/${customer}/requestableLines`

export const requestForm = (texts: Readonly<Record<string, string | number>>, ...files: readonly File[]) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, String(text))
  for (const file of files) form.append('files', file)
  return form
}

const problem = { quantity: 1, defect: 'surface', wish: 'replace' }

export const ask = (by: Client, customer: number, texts: Readonly<Record<string, string | number>>, ...files: File[]) =>
  by.post(
    newRequestPath(customer),
    requestForm({ ...(texts.kind === 'problem' && problem), text: 'Please.', ...texts }, ...files),
  )

export const answerWith = (by: Client, number: string, answer: string, more: object = {}) =>
  by.post(changePath(number, 'answer'), { answer, text: `This is ${answer}.`, ...more })
