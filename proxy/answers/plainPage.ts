import { randomBytes } from 'node:crypto'
import type { Response } from 'express'
import type { Language } from '#values/language.ts'
import { pagePolicy } from '../access/securityHeaders.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif }
body { margin: 0; padding: 12vh 24px; display: grid; justify-items: center; text-align: center }
main { max-width: 32rem }
h1 { font-size: 1.5rem }
nav, form { display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; margin: 24px 0 }
nav a, button { padding: 8px 20px; border: 1px solid; border-radius: 8px; text-decoration: none; color: inherit }
button { font: inherit; background: none; cursor: pointer }
small { opacity: .75 }
`

interface Content {
  readonly language: Language
  readonly title: string
  readonly body: string
}

export const sendPlainPage = (response: Response, status: number, { language, title, body }: Content) => {
  const nonce = randomBytes(16).toString('base64')
  response
    .status(status)
    .set({
      'Content-Security-Policy': pagePolicy(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main>` +
        `<h1>${title}</h1>${body}</main></body></html>`,
    )
}
