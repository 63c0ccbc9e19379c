import { divisionTexts } from '../divisionTexts.es.ts'

export const texts = {
  divisions: divisionTexts,
  accessStatistics: {
    division: 'División',
    totalUsers: 'Total de usuarios',
    createdUsers: 'Usuarios creados por mes',
    month: 'Mes',
    visitedPages: 'Páginas más visitadas',
    page: 'Página',
    monthlyVisits: 'Visitas mensuales',
    visits: 'Visitas',
    thisYear: 'Año actual',
    lastTwelveMonths: 'Últimos 12 meses, incluido el actual',
  },
}
