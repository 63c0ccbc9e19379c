import { type Request, Router } from 'express'
import type { Backend } from '#backend/backend.ts'
import { escapedHtml } from '#values/texts.ts'
import { nameRoute } from '../process/observe.ts'
import { languageOf } from '../session/credentials.ts'
import { sendPlainPage } from './plainPage.ts'

const texts = {
  en: {
    questions: {
      digests: 'Stop the e-mail summary of your to-do list?',
      tasks: 'Stop the e-mails about new tasks?',
      loads: 'Stop the e-mails with the papers of loads?',
    },
    end: 'End these mails',
    ended: 'These mails have ended',
    again: 'You will not receive them any more. You can turn them on again in your profile.',
    invalid: 'This link does not work',
    profile: 'It may be incomplete. You can also end these mails in your profile.',
  },
  es: {
    questions: {
      digests: '¿Dejar de recibir el resumen de sus pendientes por correo?',
      tasks: '¿Dejar de recibir correos sobre pendientes nuevos?',
      loads: '¿Dejar de recibir correos con los documentos de embarques?',
    },
    end: 'Terminar estos correos',
    ended: 'Estos correos terminaron',
    again: 'Ya no los recibirá. En su perfil puede elegirlos de nuevo.',
    invalid: 'Este enlace no funciona',
    profile: 'Puede estar incompleto. También puede terminar estos correos en su perfil.',
  },
} as const

const linkIn = ({ query }: Request) => (typeof query.t === 'string' ? query.t : '')

/**
 * Unsubscribes from mails by signed link, without a session: a page with one button for people (link
 * scanners do not press it), and the one-click POST of mail programs (RFC 8058). The response reveals neither the user
 * nor the previous state.
 */
export const unsubscribe = ({ mailsEndedBy, endMails }: Pick<Backend, 'mailsEndedBy' | 'endMails'>) => {
  const router = Router()
  router.use('/unsubscribe', (_request, response, next) => {
    nameRoute(response, 'unsubscribe')
    next()
  })
  router.get('/unsubscribe', async (request, response) => {
    const link = linkIn(request)
    const known = await mailsEndedBy(link)
    const language = known?.language ?? languageOf(request)
    const { questions, end, invalid, profile } = texts[language]
    const form =
      `<form method="post" action="?t=${encodeURIComponent(link)}">` +
      `<button type="submit">${escapedHtml(end)}</button></form>`
    if (known) sendPlainPage(response, 200, { language, title: questions[known.mails], body: form })
    else sendPlainPage(response, 404, { language, title: invalid, body: `<p>${profile}</p>` })
  })
  router.post('/unsubscribe', async (request, response) => {
    const known = await endMails(linkIn(request))
    const language = known?.language ?? languageOf(request)
    const { ended, again, invalid, profile } = texts[language]
    if (known) sendPlainPage(response, 200, { language, title: ended, body: `<p role="status">${again}</p>` })
    else sendPlainPage(response, 404, { language, title: invalid, body: `<p>${profile}</p>` })
  })
  return router
}
