import { type Addressee, greetInSpanish, letter, type MailSettings, taskLink } from './letter.ts'

/** Link to the page that sets a password. The base URL is a setting, never a request header. */
const link = (settings: MailSettings, code: string) =>
  `${settings.publicUrl}/forge/password-recovery?token=${encodeURIComponent(code)}`

export const invitation = (settings: MailSettings, to: Addressee, code: string) =>
  letter(settings, to, `Your account at ${settings.product} / Su cuenta en ${settings.product}`, [
    `An account at ${settings.product} was created for you. Set your password within 72 hours:`,
    link(settings, code),
    greetInSpanish(to),
    `Se creó una cuenta para usted en ${settings.product}. Defina su contraseña en las próximas 72 horas con el mismo enlace.`,
  ])

/** Notifies of wrong passwords. Contains no secret, only a link to the page for password recovery. */
export const lockout = (settings: MailSettings, to: Addressee) =>
  letter(settings, to, `Wrong passwords at ${settings.product} / Contraseñas incorrectas`, [
    'A wrong password was entered five times for your account. Sign-in is blocked for up to 15 minutes where that happened; a browser in which you have signed in before has its own attempts. You can set a new password right away:',
    `${settings.publicUrl}/forge/password-recovery`,
    greetInSpanish(to),
    'Se escribió cinco veces una contraseña incorrecta para su cuenta. El acceso queda bloqueado hasta 15 minutos donde ocurrió; un navegador en el que ya había iniciado sesión tiene sus propios intentos. Puede definir una nueva contraseña de inmediato con el mismo enlace.',
  ])

interface Reopened {
  readonly ncr: string
  readonly customerId: number
  readonly reason: string
}

export const approvalReopened = (settings: MailSettings, to: Addressee, { ncr, customerId, reason }: Reopened) =>
  letter(settings, to, `The approval of ${ncr} was reopened / La aprobación de ${ncr} fue reabierta`, [
    `Your approval of the concession ${ncr} was reopened. Please send it again:`,
    taskLink(settings, 'concession', { number: ncr, customerId }),
    greetInSpanish(to),
    `Su aprobación de la concesión ${ncr} fue reabierta. Envíela de nuevo con el mismo enlace.`,
    reason,
  ])

interface Discussed {
  readonly part: string
  readonly folderId: number
  readonly customerId: number
}

/** Notifies of a comment on an approval folder, without its text. */
export const approvalComment = (settings: MailSettings, to: Addressee, { part, folderId, customerId }: Discussed) =>
  letter(settings, to, `New comments on the approval of ${part} / Nuevos comentarios sobre la aprobación de ${part}`, [
    `There are new comments on the approval files of part ${part}:`,
    taskLink(settings, 'comment', { place: String(folderId), customerId }),
    greetInSpanish(to),
    `Hay nuevos comentarios sobre los archivos de aprobación de la parte ${part}. Véalos con el mismo enlace.`,
  ])

export const recovery = (settings: MailSettings, to: Addressee, code: string) =>
  letter(settings, to, `Reset your password at ${settings.product} / Restablezca su contraseña`, [
    'Someone, probably you, requested a new password. Set it within 10 minutes:',
    link(settings, code),
    'If it was not you, ignore this e-mail: your password stays the same.',
    greetInSpanish(to),
    'Alguien, probablemente usted, solicitó una nueva contraseña. Defínala en los próximos 10 minutos con el mismo enlace. Si no fue usted, ignore este correo: su contraseña no cambia.',
  ])

/**
 * Notifies of a password change by a signed-in user. Contains no secret, only a link to the page for password recovery.
 */
export const passwordChanged = (settings: MailSettings, to: Addressee) =>
  letter(settings, to, `Your password at ${settings.product} was changed / Su contraseña fue cambiada`, [
    'The password of your account was changed, and your other sessions have ended. If it was not you, set a new one right away:',
    `${settings.publicUrl}/forge/password-recovery`,
    greetInSpanish(to),
    'La contraseña de su cuenta fue cambiada y sus demás sesiones terminaron. Si no fue usted, defina una nueva de inmediato con el mismo enlace.',
  ])
