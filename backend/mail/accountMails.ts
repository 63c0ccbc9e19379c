import type { Tools } from '../implement.ts'
import { type Addressee, greetInSpanish, letter } from './letter.ts'

/** Link to the page that sets a password. The base URL is a setting, never a request header. */
const link = (settings: Tools['settings'], code: string) =>
  `${settings.publicUrl}/forge/password-recovery?token=${encodeURIComponent(code)}`

export const invitation = (settings: Tools['settings'], to: Addressee, code: string) =>
  letter(to, `Your account at ${settings.product} / Su cuenta en ${settings.product}`, [
    `an account at ${settings.product} was made for you. Set your password within 72 hours:`,
    link(settings, code),
    greetInSpanish(to),
    `se creó una cuenta para usted en ${settings.product}. Defina su contraseña en las próximas 72 horas con el mismo enlace.`,
  ])

/** Notifies of wrong passwords. Contains no secret, only a link to the page for password recovery. */
export const lockout = (settings: Tools['settings'], to: Addressee) =>
  letter(to, `Wrong passwords at ${settings.product} / Contraseñas incorrectas`, [
    'a wrong password was given five times for your account. Signing in is closed for up to 15 minutes where that happened; a browser from which you have signed in before has tries of its own. You can set a new password at once:',
    `${settings.publicUrl}/forge/password-recovery`,
    greetInSpanish(to),
    'se dio cinco veces una contraseña incorrecta para su cuenta. El acceso queda cerrado hasta 15 minutos donde ocurrió; un navegador con el que ya había entrado tiene sus propios intentos. Puede definir una nueva contraseña de inmediato con el mismo enlace.',
  ])

export const approvalReopened = (settings: Tools['settings'], to: Addressee, ncr: string, reason: string) =>
  letter(to, `The approval of ${ncr} was reopened / La aprobación de ${ncr} fue reabierta`, [
    `your approval of the concession ${ncr} was reopened. Please send it again:`,
    `${settings.publicUrl}/forge/concessions`,
    greetInSpanish(to),
    `su aprobación de la concesión ${ncr} fue reabierta. Envíela de nuevo con el mismo enlace.`,
    reason,
  ])

interface Discussed {
  readonly part: string
  readonly folderId: number
  readonly customerId: number
}

/** Notifies of a comment on an approval folder, without its text. */
export const approvalComment = (
  settings: Tools['settings'],
  to: Addressee,
  { part, folderId, customerId }: Discussed,
) =>
  letter(to, `New comments on the approval of ${part} / Nuevos comentarios sobre la aprobación de ${part}`, [
    `there are new comments on the approval files of part ${part}:`,
    `${settings.publicUrl}/forge/approval-files?fcid=${customerId}&folder=${folderId}`,
    greetInSpanish(to),
    `hay nuevos comentarios sobre los archivos de aprobación de la parte ${part}. Véalos con el mismo enlace.`,
  ])

export const recovery = (settings: Tools['settings'], to: Addressee, code: string) =>
  letter(to, `Reset your password at ${settings.product} / Restablezca su contraseña`, [
    'somebody, probably you, asked for a new password. Set it within 10 minutes:',
    link(settings, code),
    'If it was not you, do nothing: your password stays as it is.',
    greetInSpanish(to),
    'alguien, probablemente usted, pidió una nueva contraseña. Defínala en los próximos 10 minutos con el mismo enlace. Si no fue usted, no haga nada.',
  ])

/**
 * Notifies of a password change by a signed-in user. Contains no secret, only a link to the page for password recovery.
 */
export const passwordChanged = (settings: Tools['settings'], to: Addressee) =>
  letter(to, `Your password at ${settings.product} was changed / Su contraseña fue cambiada`, [
    'the password of your account was changed, and your other sessions have ended. If it was not you, set a new one at once:',
    `${settings.publicUrl}/forge/password-recovery`,
    greetInSpanish(to),
    'la contraseña de su cuenta fue cambiada y sus demás sesiones terminaron. Si no fue usted, defina una nueva de inmediato con el mismo enlace.',
  ])
