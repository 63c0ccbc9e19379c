import { divisionTexts } from '../divisionTexts.en.ts'

export const texts = {
  divisions: divisionTexts,
  accessStatistics: {
    division: 'Division',
    totalUsers: 'Total Users',
    createdUsers: 'Users created per month',
    month: 'Month',
    visitedPages: 'Most visited pages',
    page: 'Page',
    monthlyVisits: 'Monthly visits',
    visits: 'Visits',
    thisYear: 'Current year',
    lastTwelveMonths: 'Last 12 months, including this month',
  },
}
