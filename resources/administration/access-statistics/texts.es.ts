export const texts = {
  accessStatistics: {
    division: 'División',
    totalUsers: 'Total de usuarios',
    createdUsers: 'Usuarios creados por mes',
    month: 'Mes',
    visitedPages: 'Páginas más visitadas',
    page: 'Página',
    monthlyVisits: 'Visitas mensuales',
    visits: 'Visitas',
    thisYear: 'El año actual',
    lastTwelveMonths: 'Los últimos doce meses, con el actual',
  },
}
