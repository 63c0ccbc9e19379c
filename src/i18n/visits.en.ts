/** Texts of the visit logs and the access statistics (spec 1 §2.7, spec 3 'Visit Logs'). */
export const visits = {
  resources: {
    visitLogs: {
      name: 'Visit |||| Visits',
      title: 'Visit Logs',
      fields: {
        at: 'Date',
        email: 'E-mail',
        role: 'Role',
        pageName: 'Page',
        isMobile: 'Device',
        language: 'Language',
        timeZone: 'Time zone',
        customerId: 'Customer id',
        userId: 'User id',
        browser: 'Browser',
      },
      filters: { q: 'Name or e-mail', from: 'From', to: 'To' },
    },
  },
  visitLogs: { hideAdmin: 'Hide Admin Logs', mobile: 'Mobile', desktop: 'Desktop' },
  accessStatistics: {
    division: 'Division',
    totalUsers: 'Total Users',
    createdUsers: 'Users created per month',
    users: 'Users',
    month: 'Month',
    visitedPages: 'Most visited pages',
    page: 'Page',
    monthlyVisits: 'Monthly visits',
    visits: 'Visits',
    thisYear: 'The current year',
    lastTwelveMonths: 'The last twelve months, this one included',
  },
}

export type Visits = typeof visits
