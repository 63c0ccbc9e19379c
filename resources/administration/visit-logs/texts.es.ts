export const texts = {
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
