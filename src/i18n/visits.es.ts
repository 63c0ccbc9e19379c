import type { Visits } from './visits.en.ts'

/** Texts of the visit logs and the access statistics, in Spanish. */
export const visits: Visits = {
  resources: {
    visitLogs: {
      name: 'Visita |||| Visitas',
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
  accessStatistics: {
    division: 'División',
    totalUsers: 'Usuarios en total',
    createdUsers: 'Usuarios creados por mes',
    users: 'Usuarios',
    month: 'Mes',
    visitedPages: 'Páginas más visitadas',
    page: 'Página',
    monthlyVisits: 'Visitas mensuales',
    visits: 'Visitas',
    thisYear: 'El año actual',
    lastTwelveMonths: 'Los últimos doce meses, con el actual',
  },
}
