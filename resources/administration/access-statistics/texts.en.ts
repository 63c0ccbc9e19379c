export const texts = {
  accessStatistics: {
    division: 'Division',
    totalUsers: 'Total Users',
    createdUsers: 'Users created per month',
    month: 'Month',
    visitedPages: 'Most visited pages',
    page: 'Page',
    monthlyVisits: 'Monthly visits',
    visits: 'Visits',
    thisYear: 'The current year',
    lastTwelveMonths: 'The last twelve months, this one included',
  },
}
