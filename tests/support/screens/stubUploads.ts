import { vi } from 'vitest'

export class StubUpload {
  readonly upload = new EventTarget()
  readonly headers = new Headers()
  readonly #events = new EventTarget()
  #answered = new Headers()
  method = ''
  url = ''
  body: FormData | null = null
  isAborted = false
  status = 0
  responseText = ''

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }

  addEventListener(name: string, listener: () => void) {
    this.#events.addEventListener(name, listener)
  }

  getAllResponseHeaders() {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  send(body: FormData) {
    this.body = body
  }

  abort() {
    this.isAborted = true
    this.#end('abort')
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  async answer(response: Response) {
    this.status = response.status
    this.responseText = await response.text()
    this.#answered = response.headers
    this.#end('load')
  }

  fail() {
    this.#end('error')
  }

  #end(name: string) {
    this.#events.dispatchEvent(new Event(name))
    this.#events.dispatchEvent(new Event('loadend'))
  }
}

/** Replaces XMLHttpRequest; returns the upload requests in order. */
export function stubUploads() {
  const uploads: StubUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StubUpload {
      constructor() {
        super()
        uploads.push(this)
      }
    },
  )
  return uploads
}
