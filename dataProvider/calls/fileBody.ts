import type { SendOptions } from './client.ts'

/** Sends a file as the body of a call that declares `streams`. */
export const fileBody =
  (file: File, type: string): NonNullable<SendOptions['request']> =>
  (url, { headers, ...init }) => {
    const all = new Headers(headers)
    all.set('Content-Type', type)
    return fetch(url, { ...init, headers: all, body: file })
  }
