import { reportOf } from '#kit/report/report.ts'
import { listedTask, tasks } from '#schema/home/tasks.ts'

/** Tasks of all kinds, oldest first. */
export const report = reportOf({
  resource: { name: 'tasks', entity: listedTask, list: tasks.listRows },
  columns: ['number', 'kind', 'about', 'customer', 'day', 'amount'],
  cardFacts: ['kind', 'about'],
  filters: ['q', 'customer', 'before'],
  aboutCustomer: ['customer'],
  sort: ['day', 'ASC'],
  perPage: 50,
})
