import { everyRole, page } from '../page.ts'

export const homePages = [
  page('', null, 'Dashboard', 'Panel', null, everyRole),
  page('to-do', null, 'To do', 'Pendientes', null, everyRole, { isOwn: true }),
] as const
