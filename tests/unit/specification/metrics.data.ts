import type { Bullets } from './bullet.ts'

const metrics = 'api/metrics.test.ts'
const metricsScreen = 'unit/resources/administration/metrics/Metrics.test.tsx'
const metricsTables = 'unit/resources/administration/metrics/tables.test.tsx'
const metricsBrowser = 'e2e/metrics.spec.ts'
const statistics = 'api/accessStatistics.test.ts'
const statisticsScreen = 'unit/resources/administration/visits/AccessStatistics.test.tsx'
const visits = 'api/visits.test.ts'
const visitScreen = 'unit/resources/administration/visits/VisitLogs.test.tsx'
const visitLogs = 'api/visitLogs.test.ts'

/** Metrics, their tables, access statistics and visit logs (spec 1 §2.7, 2.8, §3, §6 to §9; spec 3 'Visit Logs'). */
export const numbers: Bullets = {
  '1 §2.7': [
    ['the dashboard offers the divisions 0, 1 and 2', statisticsScreen, 'offer the three divisions by their names'],
    [
      'users stacked by division, months in Spanish',
      statisticsScreen,
      'are of both divisions at first: users stacked by division, months in Spanish',
    ],
    [
      'the divisions, apart and together',
      statistics,
      'say of the demo what a full count says, of either division and of both',
    ],
    [
      'the division is chosen',
      metricsScreen,
      'another division is another address, and where a page names none it is the one of last',
    ],
    [
      'users created in each month of this year',
      statistics,
      'have the months of this year, and the twelve up to this one',
    ],
    [
      'a tile for each figure, which leads to its table',
      metricsScreen,
      'each tile shows its figure and leads to the rows behind it, in the division',
    ],
    ['a tile of 0 is not clickable', metricsScreen, 'a tile of 0, and a hit rate of nothing, lead nowhere'],
    ['a tile counts what its table holds', metrics, 'count on the tile what the table of %s holds'],
  ],
  '1 §2.8': [
    ['the rows of the seven tables', metrics, 'list %s as the rows say'],
    [
      'the columns of the seven tables',
      metricsTables,
      '%s has its columns, says when it is empty, and can be had as Excel',
    ],
    [
      'the labels that are Spanish in every language',
      metricsTables,
      'what the specification names in Spanish is the same in both languages',
    ],
    ['the monthly charts', metrics, 'draw %s as the rows say'],
    ['months in Spanish', metricsScreen, 'hit rates have two decimals, or none; their months are Spanish'],
    ['Descargar Excel', metricsBrowser, 'an administrator goes from a tile to its table to Excel'],
    [
      'who entered and who did not',
      metricsScreen,
      'users by access keep division and access in the address, whatever else is changed',
    ],
    ['the hit rate of a customer’s month', metrics, 'of a customer’s month is none, 0, 100, or of two decimals'],
  ],
  '1 §3': [
    [
      'the fields of a visit',
      visitLogs,
      'have the specified fields, and a client that knows no pages gets them all, newest first',
    ],
    [
      'a visit keeps what the browser tells',
      visits,
      'an allowed page is a visit, with what the browser tells of itself',
    ],
  ],
  '1 §6': [
    [
      'metrics are for administrators',
      metrics,
      'are shown to nobody who is signed out, who lacks the page, or who acts for some customers only',
    ],
    ['statistics are for administrators', statistics, 'is for administrators alone'],
    ['visit logs are for those who have the page', visitLogs, 'are for who may open the page'],
  ],
  '1 §7': [
    ['each call of the metrics takes a division', metrics, 'list %s as the rows say'],
    [
      'each call of the statistics answers its chart',
      statistics,
      'say of the demo what a full count says, of either division and of both',
    ],
    [
      'visit logs answer rows',
      visitLogs,
      'have the specified fields, and a client that knows no pages gets them all, newest first',
    ],
  ],
  '1 §8': [
    ['a chart that fails says so', statisticsScreen, 'fail and are asked for again by themselves: %s'],
    ['a figure that fails says so', metricsScreen, 'figures that could not be loaded say so and are asked for again'],
    [
      'chart and table fail each by itself',
      metricsScreen,
      'chart and table fail each by itself, and what they could not show can be asked for again',
    ],
  ],
  '1 §9': [
    ['three months of access', metrics, 'of access ends with the day three months ago; who never entered stayed away'],
    ['six months without an order', metrics, 'of orders holds the day six months ago'],
    ['twelve months of quotes and purchases', metrics, 'draw %s as the rows say'],
    [
      'month labels are month and two-digit year',
      'unit/resources/home/HomePage.test.tsx',
      'show months by number and two-digit year, and rounded percentages',
    ],
    ['division codes 0, 1 and 2', statistics, 'knows no division %j'],
  ],
  '3 §2 Visit Logs': [
    [
      'Hide Admin Logs is on at first, and 100 rows a page',
      visitScreen,
      'ask for a hundred rows, the newest first, without administrators',
    ],
    ['the switch reveals admin rows', visitScreen, 'reveal administrators by the switch, which the address remembers'],
    ['a column for each field, no row selection', visitScreen, 'have a column for each field, and no boxes to tick'],
    ['newest first, page by page', visitLogs, 'go on page by page without leaving one out or telling it twice'],
    ['admin rows are hidden by the filter', visitLogs, '%j keeps what it says'],
    ['the download holds them all', visitLogs, 'are not all answered at once, but for a file'],
  ],
}
