import type { Texts } from './texts.en.ts'

/** Texts of the visit logs and the access statistics, in Spanish. */
export const texts: Texts = {
  resources: {
    visitLogs: {
      title: 'Registro de visitas',
      fields: {
        at: 'Fecha',
        email: 'Correo electrónico',
        role: 'Rol',
        pageName: 'Página',
        isMobile: 'Dispositivo',
        language: 'Idioma',
        timeZone: 'Zona horaria',
        customerId: 'Id del cliente',
        userId: 'Id del usuario',
        browser: 'Navegador',
      },
      filters: { q: 'Nombre o correo', from: 'Desde', to: 'Hasta' },
    },
  },
  visitLogs: { hideAdmin: 'Ocultar visitas de administradores', mobile: 'Móvil', desktop: 'Escritorio' },
}
