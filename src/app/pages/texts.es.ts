import type { Texts } from './texts.en.ts'

export const texts: Texts = {
  account: {
    recovery: {
      request: 'Escriba el correo de su cuenta. Le enviaremos un enlace para definir una nueva contraseña.',
      email: 'Correo electrónico',
      send: 'Enviar enlace',
      sent: 'Si este correo pertenece a una cuenta, se le envió un enlace para definir una nueva contraseña.',
      choose: 'Elija una nueva contraseña para su cuenta.',
      password: 'Nueva contraseña',
      confirmation: 'Confirme la nueva contraseña',
      reset: 'Restablecer contraseña',
      done: 'La contraseña se restableció. Redirigiendo a la página de inicio de sesión...',
      another: 'Solicitar otro enlace',
      backToSignIn: 'Volver al inicio de sesión',
    },
    failures: {
      invalid_link: 'Este enlace ya no es válido. Solicite otro.',
      rate_limited: 'Demasiados intentos. Espere unos minutos e intente de nuevo.',
      unavailable: 'No se pudo conectar con el servidor. Intente de nuevo más tarde.',
    },
    chooser: {
      title: 'Seleccione su portal',
      aerospace: 'Aeroespacial',
      forge: 'Forja',
    },
    maintenance: {
      title: 'En mantenimiento',
      text: 'Esta página está en mantenimiento y volverá pronto. Mientras tanto, consulte el estatus de sus pedidos en el reporte WIP.',
      toWip: 'Ir al reporte WIP',
    },
    legal: {
      home: '%{product}: ir al inicio',
      title: { 'privacy-policy': 'Política de privacidad', 'terms-and-conditions': 'Términos y condiciones' },
      updated: 'Última actualización: %{date}. Versión %{version}, vigente desde %{day}.',
      review: 'Texto provisional, sujeto a revisión legal antes de usarse.',
    },
  },
}
