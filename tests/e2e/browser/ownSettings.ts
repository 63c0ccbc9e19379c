export const repsUrl = 'https://reps.example/dashboard'
export const aerospaceUrl = 'https://aerospace.example/'

/** Settings that do not conflict, so that their tests share one portal and its start. */
export const ownSettings = {
  DASHBOARD_REPS_URL: repsUrl,
  AEROSPACE_URL: aerospaceUrl,
  // No server listens at this port.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAINTENANCE_PAGES: 'statement, Travel-Log',
}
