export const texts = {
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
