import type { Request, Response } from 'express'
import type { Language } from '#values/language.ts'
import { escapedHtml } from '#values/texts.ts'
import { safePath } from '../input/paths.ts'
import { languageOf } from '../session/credentials.ts'
import { sendPlainPage } from './plainPage.ts'

const texts = {
  en: {
    title: 'This could not be shown',
    statuses: {
      401: 'Your session has expired. Please log in again.',
      403: 'You do not have permission to open this. Ask an administrator if you need it.',
      404: 'This does not exist, or you do not have access to it.',
      429: 'Too many requests. Wait a moment and try again.',
      503: 'The service is not available at the moment. Try again in a few minutes.',
      504: 'The service took too long to answer. Try again.',
    },
    rejected: 'This address is not valid. Open the document from its page again.',
    failed: 'Something went wrong on our side. Try again; if it keeps happening, contact support.',
    retry: 'Retry',
    signIn: 'Sign in',
    home: 'Go to the dashboard',
    reference: 'Reference',
  },
  es: {
    title: 'No se pudo mostrar',
    statuses: {
      401: 'Su sesión ha vencido. Inicie sesión de nuevo.',
      403: 'No tiene permiso para abrir esto. Pídalo a un administrador si lo necesita.',
      404: 'Esto no existe, o usted no tiene acceso.',
      429: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
      503: 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
      504: 'El servicio tardó demasiado en responder. Inténtelo de nuevo.',
    },
    rejected: 'Esta dirección no es válida. Abra el documento de nuevo desde su página.',
    failed: 'Algo falló de nuestro lado. Inténtelo de nuevo; si el problema continúa, contacte a soporte.',
    retry: 'Reintentar',
    signIn: 'Iniciar sesión',
    home: 'Ir al panel',
    reference: 'Referencia',
  },
} as const

const reasonOf = (status: number, language: Language) => {
  const { statuses, rejected, failed } = texts[language]
  if (status === 502) return statuses[503]
  if (status in statuses) return statuses[status as keyof typeof statuses]
  return status < 500 ? rejected : failed
}

const homeAddress = '/forge/'

/**
 * Returns the failed address below the base path if it is one of this portal; browsers take two leading slashes for
 * another host.
 */
const ownAddress = (address: string, base: string) => {
  try {
    return safePath(address).startsWith(`${base}/`) ? address.slice(base.length) : homeAddress
  } catch {
    return homeAddress
  }
}

const linkOf = (href: string, text: string) => `<a href="${escapedHtml(href)}">${text}</a>`

/** True if the response is shown in a browser tab, where JSON would not be understood. */
export const isLookedAt = (request: Request) => request.method === 'GET' && request.accepts(['json', 'html']) === 'html'

/** Renders an error as a page. The URL stays the same, so that a reload retries the request. */
export const sendFailurePage = (response: Response, status: number) => {
  const request = response.req
  const language = languageOf(request)
  const { title, retry, signIn, home, reference } = texts[language]
  const base: string = response.app.locals.base ?? ''
  const address = ownAddress(request.originalUrl, base)
  const way =
    status === 401
      ? linkOf(`${base}/forge/login?next=${encodeURIComponent(address)}`, signIn)
      : linkOf(base + address, retry)
  const id = escapedHtml(String(response.getHeader('X-Request-Id')))
  sendPlainPage(response, status, {
    language,
    title,
    body:
      `<p role="alert">${reasonOf(status, language)}</p>` +
      `<nav>${way}${linkOf(base + homeAddress, home)}</nav><small>${reference}: ${id}</small>`,
  })
}
