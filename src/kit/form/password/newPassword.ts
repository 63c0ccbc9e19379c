import { passwordRules } from '../../../../schema/account/userRules.ts'

/** What a new password and its confirmation must hold; `text` is the key of its words. */
export const passwordChecks: readonly {
  readonly text: string
  readonly isMet: (password: string, confirmation: string) => boolean
}[] = [
  ...passwordRules.map(({ code, isMet }) => ({
    text: `issues.${code}`,
    isMet: (password: string) => isMet(password),
  })),
  {
    text: 'kit.password.match',
    isMet: (password, confirmation) => password !== '' && password === confirmation,
  },
]

/** Whether a new password may be sent; what is common or easily guessed is told of then. */
export const isAcceptable = (password: string, confirmation: string) =>
  passwordChecks.every(({ isMet }) => isMet(password, confirmation))
