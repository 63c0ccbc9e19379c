export const texts = {
  resources: {
    visitLogs: {
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
}
