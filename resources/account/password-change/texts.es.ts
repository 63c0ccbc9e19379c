import type { Texts } from './texts.en.ts'

/** The same in Spanish. */
export const texts: Texts = {
  account: {
    password: {
      change: 'Cambiar contraseña',
      changed: 'La contraseña se cambió.',
    },
  },
  resources: {
    passwordChange: {
      fields: { password: 'Nueva contraseña', confirmation: 'Confirme la nueva contraseña' },
    },
  },
}
