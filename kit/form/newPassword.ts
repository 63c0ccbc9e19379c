import { passwordRules } from '#schema/account/passwordRules.ts'

/** `text` is the translation key. */
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

/** True if a new password can be submitted; common and guessable ones are reported on submit. */
export const isAcceptable = (password: string, confirmation: string) =>
  passwordChecks.every(({ isMet }) => isMet(password, confirmation))
